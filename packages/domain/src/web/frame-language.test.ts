import { expect, test } from 'vitest';
import { frameWithLanguage } from './frame-language';

test.each([
  ['https://www.youtube.com/embed/x', 'de', 'https://www.youtube.com/embed/x?hl=de'],
  ['https://youtube.com/embed/x', 'pt-BR', 'https://youtube.com/embed/x?hl=pt'],
  [
    'https://www.youtube-nocookie.com/embed/x?start=5',
    'sr-Latn-RS',
    'https://www.youtube-nocookie.com/embed/x?start=5&hl=sr',
  ],
  ['https://youtu.be/x', 'en-US', 'https://youtu.be/x?hl=en'],
  ['https://www.youtube.com/embed/x?hl=fr#t', 'de', 'https://www.youtube.com/embed/x?hl=de#t'],
  ['https://player.vimeo.com/video/1', 'zh-CN', 'https://player.vimeo.com/video/1?texttrack=zh'],
  ['https://vimeo.com/1', 'ar', 'https://vimeo.com/1?texttrack=ar'],
  ['https://notyoutube.com/x', 'de', 'https://notyoutube.com/x'],
  ['https://youtube.com.evil.test/x', 'de', 'https://youtube.com.evil.test/x'],
  ['https://tool.test/launch', 'de', 'https://tool.test/launch'],
  ['/files/video.mp4', 'de', '/files/video.mp4'],
  ['', 'de', ''],
])('[5.9] reading 58: %s in %s', (address, language, expected) => {
  expect(frameWithLanguage(address, language)).toBe(expected);
});
