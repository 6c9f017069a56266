import type { Drawing } from '@lantern/artwork/drawing';
import { screenIcon, tabIcon } from '@lantern/artwork/mark/icon-art';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance } from 'fastify';
import { fileHeaders } from '../http/answer/file-headers';
import type { ContextOf } from '../http/serve';
import { drawingName, renderedPng } from './rendered-png';
import { sendCached, sendPicture } from './send-picture';
import { webManifest } from './web-manifest';

const SVG = 'image/svg+xml';
const TAB_PIXELS = 32;

type Brand = Record<string, number>;

const tabDrawing = (brand: Brand): Drawing => ({ svg: tabIcon(brand), width: TAB_PIXELS });

/** By the ends of their addresses. */
const PICTURES: Record<string, (brand: Brand) => Drawing> = {
  'icon-32.png': tabDrawing,
  'icon-180.png': (brand) => ({ svg: screenIcon(brand), width: 180 }),
  'icon-192.png': (brand) => ({ svg: screenIcon(brand), width: 192 }),
  'icon-512.png': (brand) => ({ svg: screenIcon(brand), width: 512 }),
};

/** The mark in a tenant's colours, for tabs, bookmarks and home screens. */
export function serveIcons(app: FastifyInstance, contextOf: ContextOf): void {
  app.get('/learn/icons/:file', async (request, reply) => {
    const { tenant } = await contextOf(request);
    const { file } = request.params as { file: string }; // the route's own parameter
    const picture = Object.hasOwn(PICTURES, file) ? PICTURES[file] : undefined;
    if (picture) return sendPicture(request, reply, picture(tenant.brandTokens));
    if (file !== 'icon.svg') throw new ProblemError('notFound');
    const svg = tabIcon(tenant.brandTokens);
    const name = drawingName({ svg, width: TAB_PIXELS });
    reply.headers({ ...fileHeaders({ name: file, mediaType: SVG }), 'accept-ranges': 'none' });
    return sendCached(request, reply, { name, mediaType: SVG, make: async () => svg });
  });

  app.get('/favicon.ico', async (request, reply) => {
    const { tenant } = await contextOf(request);
    const drawing = tabDrawing(tenant.brandTokens);
    const make = async () => icoFile(await renderedPng(drawing), TAB_PIXELS);
    return sendCached(request, reply, { name: drawingName(drawing), mediaType: 'image/x-icon', make });
  });

  app.get('/learn/site.webmanifest', async (request, reply) => {
    const manifest = webManifest((await contextOf(request)).tenant);
    const name = drawingName({ svg: manifest, width: 0 });
    return sendCached(request, reply, {
      name,
      mediaType: 'application/manifest+json',
      make: async () => manifest,
    });
  });
}

const HEADER_BYTES = 22;

/** A PNG in the form that browsers ask for by the name favicon.ico: a directory with one entry, and the picture. */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
