import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { usePage } from '../../lib/page/page-facts';

type LinkPreviewProps = {
  title: string;
  /** The title, where there is none. */
  description: string;
  /** Below /learn, without a query. */
  path: string;
  /** Whole, with its origin. */
  imageUrl?: string | null;
};

/** What a link to this page shows elsewhere, and the one address that it is known by. React puts it into the head. */
export function LinkPreview({ title, description, path, imageUrl = null }: LinkPreviewProps) {
  const words = description || title;
  const { origin, locale, hasLocaleAddress, config } = usePage();
  // As addressInLocale writes it, which would be one more file for the first page.
  const address = `${origin}${BASE_PATH}${path}${hasLocaleAddress ? `?locale=${locale}` : ''}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="description" content={words} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.productTitle} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
    </>
  );
}
