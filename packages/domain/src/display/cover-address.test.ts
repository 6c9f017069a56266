import { expect, test } from 'vitest';
import { linkPicture, openCatalogCoverPath } from './cover-address';

test('[9.14] an id is a part of the address, and no more', () => {
  expect(openCatalogCoverPath('a/b')).toBe('/api/lms-storage/v1/open-catalog/a%2Fb/cover.png');
});

test.each<[sentence: string, imageUrl: string | null, picture: string]>([
  ['its own picture', '/files/jars.jpg', '/files/jars.jpg'],
  ['its own picture, were it once an SVG', '/files/jars.svg.png', '/files/jars.svg.png'],
  ['its cover where it has none', null, openCatalogCoverPath('0a')],
  ['its cover where no site shows a picture of this kind', '/files/jars.SVG', openCatalogCoverPath('0a')],
  ['its cover where the picture has no address', 'http://', openCatalogCoverPath('0a')],
])('[2.17] [9.14] a link to a course is shown with %s', (_sentence, imageUrl, picture) => {
  expect(linkPicture({ id: '0a', imageUrl }, 'https://learn.test')).toBe(
    new URL(picture, 'https://learn.test').href,
  );
});
