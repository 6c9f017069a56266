/** How mail leaves; of the whole platform. */
export type MailSettings = {
  host: string;
  port: number;
  /** From the first byte; otherwise as soon as the mail server offers it. */
  isTls: boolean;
  user: string | null;
  password: string | null;
  /** The sender, unless a tenant has its own. */
  from: string;
  dkim: { selector: string; privateKey: string } | null;
};
