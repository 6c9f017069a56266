import { cleanAhead, cleanHtml, cleanInPlace } from '../../lib/format/clean-html';
import { markFiles } from './mark-files';
import { markFrames } from './mark-frames';
import { markPictures } from './mark-pictures';
import { markScrollers } from './mark-scrollers';

export { cleanAhead, cleanHtml, cleanInPlace, markFiles, markFrames, markPictures, markScrollers };
