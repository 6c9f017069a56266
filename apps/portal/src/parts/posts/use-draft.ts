import type { Attachment } from '@lantern/contract/entities/attachment';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '../../lib/random-id';
import { attachedFiles, type UploadList } from '../attachments/field/upload-list';
import { readStored, writeStored } from '../../lib/storage/storage';

/** What somebody is writing. The id is of these very words and files: a second try is the same post, other words are another. */
export type Draft<Words extends object> = Words & {
  id: string;
  /** What is there of its files; null while none were chosen or taken away here. */
  files: readonly Attachment[] | null;
};

type DraftState<Words extends object> = {
  draft: Draft<Words>;
  change: (change: Partial<Draft<Words>>) => void;
  /** Does nothing where these files are in it already. */
  keepFiles: (files: readonly Attachment[]) => void;
  clear: () => void;
  /** These words, with these files, have gone. What was typed since they were sent stays, here and in other tabs. */
  clearSent: (sent: Words & { files?: readonly Attachment[] | null }) => void;
};

/** Kept in the browser with every letter, until it is sent or thrown away. */
export function useDraft<Words extends object>(
  place: string,
  { start, files = [] }: { start: Words; files?: readonly Attachment[] },
): DraftState<Words> {
  const key = `lantern-draft ${place}`;
  const empty = (): Draft<Words> => ({ ...start, id: randomId(), files: null });
  const [draft, setDraft] = useState<Draft<Words>>(() => ({ ...empty(), ...storedDraft<Words>(key) }));
  function change(what: Partial<Draft<Words>>) {
    const changed = { ...draft, ...what, id: randomId() };
    setDraft(changed);
    writeStored(key, JSON.stringify(changed));
  }
  function clear() {
    setDraft(empty());
    writeStored(key, '');
  }
  return {
    draft,
    change,
    keepFiles(now) {
      if (idsOf(now) !== idsOf(draft.files ?? files)) change({ files: now } as Partial<Draft<Words>>); // no Words has files
    },
    clear,
    clearSent(sent) {
      const words = Object.keys(start) as Array<keyof Words>; // its own, nothing is added to it
      const filesOf = (one: { files?: readonly Attachment[] | null }) => idsOf(one.files ?? files);
      const isSent = (now: Words & { files?: readonly Attachment[] | null }) =>
        words.every((word) => now[word] === sent[word]) &&
        (sent.files === undefined || filesOf(now) === filesOf(sent));
      setDraft((now) => (isSent(now) ? empty() : now));
      // Of all tabs it is the last that was typed: another's is not this one's to throw away.
      if (isSent({ ...sent, ...storedDraft<Words>(key) })) writeStored(key, '');
    },
  };
}

/** What is attached is kept with the draft as it comes and goes. */
export function useKeptFiles(list: UploadList, keepFiles: (files: readonly Attachment[]) => void): void {
  const keep = useEffectEvent(() => keepFiles(attachedFiles(list.get())));
  useEffect(() => list.subscribe(() => keep()), [list]);
}

function idsOf(files: readonly Attachment[]): string {
  return files.map(({ id }) => id).join();
}

function storedDraft<Words extends object>(key: string): Partial<Draft<Words>> {
  const stored = readStored(key);
  if (!stored) return {};
  try {
    return JSON.parse(stored) as Partial<Draft<Words>>; // only written above
  } catch {
    return {};
  }
}
