import styles from './scene.module.css';

const LIT = [styles.lit1, styles.lit2, styles.lit3];
const UNLIT = [styles.pane1, styles.pane2, styles.pane3];

/** The class of a lit or unlit shape in shade 0, 1 or 2; shades beyond wrap around. */
export function toneClass(kind: 'lit' | 'unlit', shade: number): string | undefined {
  return (kind === 'lit' ? LIT : UNLIT)[shade % 3];
}
