import styles from './numbered-title.module.css';

type NumberedTitleProps = { number: string; title: string; lang?: string | undefined };

/** A number and the title it belongs to: one piece of text, in the direction of the title. */
export function NumberedTitle({ number, title, lang }: NumberedTitleProps) {
  return (
    <bdi lang={lang}>
      <span className={styles.number}>{number}</span> {title}
    </bdi>
  );
}
