type Unsent<Draft> = {
  draft: Draft;
  /** The one that was sent: what the server has taken after all is not added twice. */
  id: string;
};

export type UnsentDrafts<Draft> = {
  of: (place: string) => Unsent<Draft> | undefined;
  keep: (place: string, unsent: Unsent<Draft>) => void;
  /** It is shown again, or was sent after all. */
  drop: (id: string) => void;
};

/** What a form that was closed meanwhile could not send: it stands there when the form is opened again. */
export function unsentDrafts<Draft>(): UnsentDrafts<Draft> {
  const kept = new Map<string, Unsent<Draft>>();
  return {
    of: (place) => kept.get(place),
    keep: (place, unsent) => kept.set(place, unsent),
    drop: (id) => {
      for (const [place, unsent] of kept) if (unsent.id === id) kept.delete(place);
    },
  };
}
