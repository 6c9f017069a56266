/** What is printed where a command cannot be understood. */
export const TOOL_USAGE = `npx lantern tools list
npx lantern tools add --name NAME --login-url URL --redirect-uri URL… (--jwks-url URL | --jwks JSON)
                     [--target-link-uri URL] [--client-id ID] [--deployment-id ID…]
                     [--privacy pseudonym|name|email] [--scope SCOPE…]
npx lantern tools add --lti 1.1 --name NAME --target-link-uri URL --client-id KEY --secret SECRET [--privacy …]
npx lantern tools remove --client-id ID
npx lantern tools link --client-id ID --course CODE [--activity 1.3] [--target-link-uri URL] [--deployment-id ID]
                     [--custom NAME=VALUE…] [--score-maximum 100]
npx lantern tools unlink --course CODE [--activity 1.3]
npx lantern tools links
npx lantern tools rotate-keys
Every command takes --tenant CODE; without it, the tenant that answers for hosts nobody owns.`;

/** A sentence for the operator, and nothing was done. */
export class ToolCommandError extends Error {
  override name = 'ToolCommandError';
}
