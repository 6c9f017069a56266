import { PageTitle } from './page-title';

/** A screen that is not furnished yet: its title, nothing pretended. */
export function EmptyRoom({ title }: { title: string }) {
  return (
    <>
      <PageTitle of={title} />
      <h1>{title}</h1>
    </>
  );
}
