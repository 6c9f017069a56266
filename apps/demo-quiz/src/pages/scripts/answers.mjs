/** Saves answers while they are written; the form itself works without. */
const PAUSE_MS = 600;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const form = document.querySelector('form[data-answers]');
const status = document.querySelector('[data-status]');
const count = document.querySelector('[data-count]');
const { savePath, saved, saving, notSaved, ended, answered } = form.dataset;

const changed = new Set();
let timer = null;
let isSaving = false;
let wait = FIRST_WAIT_MS;

const valuesOf = (name) => new FormData(form).getAll(name).filter((value) => value.trim() !== '');

function say(text) {
  if (status.textContent !== text) status.textContent = text;
}

function showCount() {
  const names = [
    ...new Set([...form.querySelectorAll('[data-question]')].map(({ dataset }) => dataset.question)),
  ];
  const done = names.filter((name) => valuesOf(name).length > 0).length;
  const number = new Intl.NumberFormat(document.documentElement.lang);
  count.textContent = answered
    .replace('{done}', number.format(done))
    .replace('{count}', number.format(names.length));
}

function later(ms) {
  clearTimeout(timer);
  timer = setTimeout(save, ms);
}

async function save() {
  if (isSaving || changed.size === 0) return;
  isSaving = true;
  say(saving);
  const names = [...changed];
  changed.clear();
  const outcome = await send(names).catch(() => 'again');
  isSaving = false;
  if (outcome === 'handedIn') return location.reload();
  if (outcome === 'ended') return say(ended);
  if (outcome === 'again') {
    for (const name of names) changed.add(name);
    say(notSaved);
    later(wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    return;
  }
  wait = FIRST_WAIT_MS;
  if (changed.size > 0) return later(PAUSE_MS);
  say(saved);
}

async function send(names, keepalive = false) {
  const body = JSON.stringify({ answers: Object.fromEntries(names.map((name) => [name, valuesOf(name)])) });
  const headers = { 'content-type': 'application/json' };
  const { status: code } = await fetch(savePath, { method: 'POST', headers, body, keepalive });
  if (code === 409) return 'handedIn';
  if (code === 404) return 'ended';
  return code < 300 ? 'saved' : 'again';
}

form.addEventListener('input', ({ target }) => {
  if (!target.name) return;
  changed.add(target.name);
  showCount();
  later(PAUSE_MS);
});
form.addEventListener('submit', () => {
  clearTimeout(timer);
  changed.clear();
});
// Whoever leaves within the pause loses nothing.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || changed.size === 0) return;
  const names = [...changed];
  changed.clear();
  send(names, true).catch(() => {
    for (const name of names) changed.add(name);
    later(wait);
  });
});
document.querySelector('[data-without-script]')?.remove();
document.querySelector('[data-focus]')?.focus();
showCount();
