import { existsSync } from 'node:fs';
import path from 'node:path';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PLACES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The Chrome, Chromium or Edge of this machine, or null. BROWSER_PATH names another. */
export function findBrowser(env = process.env) {
  if (env.BROWSER_PATH) return env.BROWSER_PATH;
  return candidates(env).find((file) => existsSync(file)) ?? null;
}

/** For tests: Debian's Chromium without a window, which takes three quarters of the time; else any browser. */
export function findTestBrowser(env = process.env) {
  if (env.BROWSER_PATH) return env.BROWSER_PATH;
  const places = foldersOf(env).map((folder) => path.join(folder, 'chromium-headless-shell'));
  return places.find((file) => existsSync(file)) ?? findBrowser(env);
}

function candidates(env) {
  if (process.platform === 'darwin') return MAC_PLACES;
  if (process.platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => WINDOWS_PLACES.map((place) => path.win32.join(folder, place)));
  }
  return COMMANDS.flatMap((command) => foldersOf(env).map((folder) => path.join(folder, command)));
}

function foldersOf(env) {
  return (env.PATH ?? '').split(path.delimiter).filter(Boolean);
}
