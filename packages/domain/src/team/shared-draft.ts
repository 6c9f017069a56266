import type { TeamTexts } from './team-fields';

/** What a member has open: the version that they began from, and what they have typed over it since. */
export type SharedDraft = { version: number; base: TeamTexts; typed: TeamTexts };

/** What the server has by now. */
export type SharedWork = { version: number; texts: TeamTexts };

/** [1.3] What is in the fields: what was typed here, and otherwise what the team has. */
export function shownTexts({ base, typed }: SharedDraft): TeamTexts {
  return { ...base, ...typed };
}

/** Is anything typed here that the team does not have? */
export function isTyped({ typed }: SharedDraft): boolean {
  return Object.keys(typed).length > 0;
}

/** [1.3] One more text typed; typed back to what the team has, it is nobody's any more. */
export function withTyped(draft: SharedDraft, key: string, text: string): SharedDraft {
  const { [key]: _before, ...others } = draft.typed;
  return { ...draft, typed: text === (draft.base[key] ?? '') ? others : { ...others, [key]: text } };
}

/** [1.3] The keys of what somebody else has changed since this draft began. */
export function changedByOthers({ base }: SharedDraft, work: SharedWork): string[] {
  const keys = new Set([...Object.keys(base), ...Object.keys(work.texts)]);
  return [...keys].filter((key) => (base[key] ?? '') !== (work.texts[key] ?? '')).toSorted();
}

/** [1.3] Reload: the team's texts come in, and what was typed here stays over them. */
export function reloaded({ typed }: SharedDraft, { version, texts }: SharedWork): SharedDraft {
  const kept = Object.entries(typed).filter(([key, text]) => text !== (texts[key] ?? ''));
  return { version, base: texts, typed: Object.fromEntries(kept) };
}

/** What was sent is the team's; what was typed while it was on its way stays typed. */
export function afterSave(draft: SharedDraft, sent: TeamTexts, work: SharedWork): SharedDraft {
  const left = Object.entries(draft.typed).filter(([key, text]) => sent[key] !== text);
  return reloaded({ ...draft, typed: Object.fromEntries(left) }, work);
}
