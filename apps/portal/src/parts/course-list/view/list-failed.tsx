import { useLoadAgain } from '../../trouble/use-load-again';
import { ListHead } from './list-head';
import { ResultsFailed } from './results-failed';

/** The courses did not come: what to do about it, under the name of the page. */
export function ListFailed({ title, error }: { title: string; error: unknown }) {
  return (
    <>
      <ListHead title={title} />
      <ResultsFailed failure={{ error, ...useLoadAgain() }} />
    </>
  );
}
