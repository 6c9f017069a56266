/** What a fragment throws later, in a timer or a promise, reaches the window alone; the file tells whose it is. */
export function watchThrown(address: string, onThrown: () => void): () => void {
  const isOurs = (text: unknown) => typeof text === 'string' && text.includes(address);
  const onError = ({ filename, error }: ErrorEvent) => {
    if (isOurs(filename) || (error instanceof Error && isOurs(error.stack))) onThrown();
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && isOurs(reason.stack)) onThrown();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
