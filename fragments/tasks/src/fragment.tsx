import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import css from './tasks.css?inline';
import ar from './texts/ar.json';
import enUs from './texts/en-US.json';

export const contract = 1;
export const styles = css;

export default function Tasks({ locale, navigation }: FragmentProps) {
  const texts = locale === 'ar' ? ar : enUs;
  return (
    <section>
      <h2>{texts.title}</h2>
      <a href={navigation.hrefOf('/tasks')}>{texts.title}</a>
    </section>
  );
}
