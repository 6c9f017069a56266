/** What is printed where a command cannot be understood. */
export const TOOL_USAGE = `npm run tools -- list
npm run tools -- add --name NAME --login-url URL --redirect-uri URL… (--jwks-url URL | --jwks JSON)
                     [--target-link-uri URL] [--client-id ID] [--deployment-id ID…]
                     [--privacy pseudonym|name|email] [--scope SCOPE…]
npm run tools -- add --lti 1.1 --name NAME --target-link-uri URL --client-id KEY --secret SECRET [--privacy …]
npm run tools -- remove --client-id ID
npm run tools -- link --client-id ID --course CODE [--activity 1.3] [--target-link-uri URL] [--deployment-id ID]
                     [--custom NAME=VALUE…] [--score-maximum 100]
npm run tools -- unlink --course CODE [--activity 1.3]
npm run tools -- links
npm run tools -- rotate-keys
Every command takes --tenant CODE; without it, the tenant that answers for hosts nobody owns.`;

/** A sentence for the operator, and nothing was done. */
export class ToolCommandError extends Error {
  override name = 'ToolCommandError';
}
