type Listed = {
  name: string;
  organization: string;
  certificateNumber: string;
  issuedOn: string;
  expiresOn: string | null;
  publicAddress: string;
};

/** LinkedIn's own form with everything filled in; nothing is sent before the learner says so there. */
export function linkedInAddress(certificate: Listed): string {
  const { name, organization, certificateNumber, issuedOn, expiresOn, publicAddress } = certificate;
  const [issueYear = '', issueMonth = ''] = issuedOn.split('-');
  const [expirationYear = '', expirationMonth = ''] = expiresOn?.split('-') ?? [];
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organization,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    ...(expiresOn && { expirationYear, expirationMonth: String(Number(expirationMonth)) }),
    certUrl: publicAddress,
    certId: certificateNumber,
  });
  return `https://www.linkedin.com/profile/add?${query.toString()}`;
}
