import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './table.module.css';

export type TableColumn<Row> = {
  key: string;
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** Figures: aligned at the end, digits of one width. */
  numeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** On a narrow page each row becomes a list of labels and values. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, header, numeric }) => (
            <th key={key} scope="col" className={numeric ? styles.numeric : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, header, renderCell, numeric }) => (
              <td key={key} className={numeric ? styles.numeric : undefined}>
                <span className={styles.label} aria-hidden="true">
                  {header}
                </span>
                <span className={styles.value}>{renderCell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
