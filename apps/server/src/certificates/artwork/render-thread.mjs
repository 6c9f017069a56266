import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';

// Plain JavaScript, since a thread runs a file as it is. It knows nothing of certificates: a template, its data and
// the fonts come in, files go out.

const SHEET_PIXELS = 2376;
/** Twice as wide as lists show it. */
const THUMBNAIL_PIXELS = 297;
const CARD_PIXELS = 1200;
/** The compiler remembers what it laid out; after so many documents that is let go. */
const KEPT_GENERATIONS = 4;

/** One compiler for each set of fonts: the large ones are read only when somebody's name needs them. */
const compilers = new Map();

function compilerFor(fonts) {
  const key = fonts.join('\n');
  const known = compilers.get(key);
  if (known) return known;
  const fontBlobs = fonts.map((font) => readFileSync(font));
  const made = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontBlobs }] });
  compilers.set(key, made);
  return made;
}

function compiled(compiler, template, data) {
  const answer = compiler.compile({ mainFileContent: template, inputs: { data } });
  const document = answer.result;
  if (document) return document;
  const diagnostics = compiler.fetchDiagnostics(answer.takeDiagnostics());
  throw new Error(`The template failed: ${JSON.stringify(diagnostics).slice(0, 500)}`);
}

function pixels(svg, width) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return image.render().asPng();
}

function render({ template, fonts, sheet, card }) {
  const started = process.cpuUsage();
  const compiler = compilerFor(fonts);
  const page = compiled(compiler, template, sheet);
  const pdf = compiler.pdf(page);
  const { user, system } = process.cpuUsage(started);
  const drawing = compiler.plainSvg(page);
  const png = pixels(drawing, SHEET_PIXELS);
  const thumbnail = pixels(drawing, THUMBNAIL_PIXELS);
  const share = pixels(compiler.plainSvg(compiled(compiler, template, card)), CARD_PIXELS);
  compiler.evictCache(KEPT_GENERATIONS);
  return { pdf, png, thumbnail, card: share, pdfCpuMs: (user + system) / 1000 };
}

parentPort.on('message', ({ id, job }) => {
  try {
    parentPort.postMessage({ id, files: render(job) }, []);
  } catch (error) {
    parentPort.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }, []);
  }
});
