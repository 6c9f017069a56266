import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

const ENGINE = path.join(projectRoot, 'apps/server/src/certificates/artwork/certificate-engine.ts');
const NUMBER = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';
const CERTIFICATE = {
  certificateNumber: NUMBER,
  templateName: 'Certificate of completion',
  objectiveId: '0a000000-0000-4000-8000-000000000801',
  courseName: 'A short history of the book',
  issuerName: 'Lantern',
  hasOwnLogo: false,
  brandTokens: {},
  signerName: 'Dr. Helene Marchetti',
  signerTitle: 'Head of Learning',
  grade: 'A',
  score: 46,
  maxScore: 50,
  normalizedScore: 0.92,
  issuedOn: '2026-11-04',
  expiresOn: null,
  publicAddress: `https://learn.test/learn/certificate/${NUMBER}`,
};
const LEARNERS = [
  ['en-US', 'Amira Haddad'],
  ['uk', 'Дмитро Шевченко'],
  ['ar', 'أميرة حداد'],
  ['hi', 'अनन्या शर्मा'],
  ['bn', 'শ্রেয়া চট্টোপাধ্যায়'],
  ['ta', 'கார்த்திகேயன்'],
  ['th', 'ณัฐวุฒิ ศรีสุวรรณ'],
  ['my', 'ကျော်ဇင်ထွဋ်'],
  ['zh-CN', '欧阳雪梅'],
  ['ja', '渡邉さくら'],
  ['ko', '김민준'],
];
const TIMES = 2;
const AT_MOST = { cpuMs: 50 };

/** What it costs to make a certificate: its document, and the two pictures that nobody waits for. */
export async function certificateRow() {
  const row = {
    kind: 'certificate',
    name: 'a certificate',
    where: `${LEARNERS.length} scripts`,
    atMost: AT_MOST,
  };
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: path.dirname(ENGINE),
    configFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  // The thread that draws keeps no program alive, which is right for a server.
  const awake = setInterval(() => undefined, 1000);
  try {
    const { createCertificateEngine } = await vite.ssrLoadModule(ENGINE);
    const engine = createCertificateEngine();
    const figures = await measured(engine).finally(() => engine.close());
    return { ...row, figures };
  } catch (error) {
    return { ...row, figures: {}, failure: error.message };
  } finally {
    clearInterval(awake);
    await vite.close();
  }
}

async function measured(engine) {
  const costs = [];
  const firsts = [];
  const before = process.cpuUsage();
  for (let turn = 0; turn <= TIMES; turn += 1) {
    for (const [locale, name] of LEARNERS) {
      // Names of one script use other letters each time, as people do.
      const learnerName = turn % 2 === 0 ? name : `${name} ${turn}`;
      const { pdfCpuMs } = await engine.render({ ...CERTIFICATE, locale, learnerName });
      (turn === 0 ? firsts : costs).push(pdfCpuMs);
    }
  }
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: mean(costs),
    worstMs: Math.max(...costs),
    firstMs: Math.max(...firsts),
    wholeMs: (user + system) / 1000 / (costs.length + firsts.length),
  };
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
