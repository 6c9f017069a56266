/** What a person needs once everything runs: where to go, and as whom. */
export function welcome({ url, accounts = [], password, gradingUrl }) {
  const lines = [
    '',
    `Lantern is ready after ${process.uptime().toFixed(1)} s.`,
    '',
    `  Portal    ${url}`,
    `  Visitors  ${url}/learn/open-catalog`,
  ];
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  for (const [index, { email, name }] of accounts.entries()) {
    lines.push(`  ${index === 0 ? 'Sign in   ' : '          '}${email.padEnd(widest + 2)}${name}`);
  }
  if (password !== undefined) lines.push(`  Password  ${password} (the same for all)`);
  if (gradingUrl !== undefined) lines.push(`  Marking   ${gradingUrl} (opens the demo quiz's marking, once)`);
  return [...lines, '', 'Stop it with Ctrl-C.', ''].join('\n');
}
