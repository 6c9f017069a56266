import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';

/** [2.35] The name of the page, a separator, the product. React puts it into the head. */
export function PageTitle({ of: page }: { of: string }) {
  const { t } = useTranslation();
  const { config } = usePage();
  return <title>{t('shell.pageTitle', { page, product: config.productTitle })}</title>;
}
