import { ToneText } from '../../ui/tone-text';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

export function KitType() {
  return (
    <KitSection title="Type">
      <p className={styles.title2xl}>A: 92%</p>
      <p className={styles.titleXl}>{SAMPLES.lesson}</p>
      <h3>{SAMPLES.courses[0]}</h3>
      <h3 lang="de">{SAMPLES.germanTitle}</h3>
      <h3 lang="ar" dir="rtl">
        {SAMPLES.arabicTitle}
      </h3>
      <p>
        {SAMPLES.empty.text} <ToneText tone="soft">{SAMPLES.empty.text}</ToneText>{' '}
        <ToneText tone="faint">{SAMPLES.empty.text}</ToneText> <a href="#type">{SAMPLES.actions.review}</a>
      </p>
      <p className={styles.reading}>{SAMPLES.reading}</p>
    </KitSection>
  );
}
