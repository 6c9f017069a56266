/** Text as it may stand in HTML or XML, between tags and in attributes of either quote. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
