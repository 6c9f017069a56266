import styles from './kit.module.css';
import { KitButtons } from './kit-buttons';
import { KitCards } from './kit-cards';
import { KitColours } from './kit-colours';
import { KitFields } from './kit-fields';
import { KitMarks } from './kit-marks';
import { KitNavigation } from './kit-navigation';
import { KitOverlays } from './kit-overlays';
import { KitPages } from './kit-pages';
import { SAMPLES } from './kit-samples';
import { KitType } from './kit-type';

export function KitPage() {
  return (
    <main className={styles.page}>
      <title>{SAMPLES.page.title}</title>
      <header>
        <h1>{SAMPLES.page.title}</h1>
        <p className={styles.lede}>{SAMPLES.page.lede}</p>
      </header>
      <KitColours />
      <KitType />
      <KitButtons />
      <KitMarks />
      <KitCards />
      <KitFields />
      <KitNavigation />
      <KitOverlays />
      <KitPages />
    </main>
  );
}
