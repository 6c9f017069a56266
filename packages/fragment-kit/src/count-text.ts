/** A text for each way in which a language counts; `other` is always there. `{count}` stands for the number. */
export type CountForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function countText(locale: string, forms: CountForms, count: number): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{count}', new Intl.NumberFormat(locale).format(count));
}
