/** Saves answers while they are written; the form itself works without. */
const PAUSE_MS = 600;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** Seconds before the end at which the time is said aloud. */
const SAID_AT = [300, 60];

const form = document.querySelector('form[data-answers]');
const status = document.querySelector('[data-status]');
const count = document.querySelector('[data-count]');
const { savePath, saved, saving, notSaved, ended, answered, timeLeft, timeIsUp, seconds } = form.dataset;
const { lang } = document.documentElement;
const number = new Intl.NumberFormat(lang);

const changed = new Set();
let timer = null;
let isSaving = false;
let isOver = false;
let wait = FIRST_WAIT_MS;

const valuesOf = (name) => new FormData(form).getAll(name);

function say(text) {
  if (status.textContent !== text) status.textContent = text;
}

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** An order that nobody has touched is no answer. */
function isAnswered(question) {
  const order = question.querySelector('[data-order]');
  if (order) return order.dataset.shown !== orderOf(order);
  return valuesOf(question.dataset.question).some((value) => value.trim() !== '');
}

function showCount() {
  const questions = [...form.querySelectorAll('[data-question]')];
  const done = questions.filter(isAnswered).length;
  count.textContent = filled(answered, { done: number.format(done), count: number.format(questions.length) });
}

function later(ms) {
  clearTimeout(timer);
  timer = setTimeout(save, ms);
}

async function save() {
  if (isSaving) return;
  if (changed.size === 0) return isOver ? location.reload() : undefined;
  isSaving = true;
  if (!isOver) say(saving);
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
  if (changed.size > 0) return later(isOver ? 0 : PAUSE_MS);
  if (isOver) return location.reload();
  say(saved);
}

async function send(names, keepalive = false) {
  const body = JSON.stringify({ answers: Object.fromEntries(names.map((name) => [name, valuesOf(name)])) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(savePath, { method: 'POST', headers, body, keepalive });
  if (answer.status === 409) return 'handedIn';
  if (answer.status === 404) return 'ended';
  return answer.status < 300 ? 'saved' : 'again';
}

function note(name) {
  changed.add(name);
  showCount();
  later(PAUSE_MS);
}

form.addEventListener('input', ({ target }) => {
  if (target.name) note(target.name);
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

/* Putting things in order. */

function orderOf(order) {
  return [...order.querySelectorAll('input')].map(({ value }) => value).join(' ');
}

function move(button) {
  const item = button.closest('li');
  const order = item.parentElement;
  const isUp = button.dataset.move === 'up';
  const other = isUp ? item.previousElementSibling : item.nextElementSibling;
  if (!other) return;
  if (isUp) other.before(item);
  else other.after(item);
  const items = [...order.children];
  items.forEach((each, at) => {
    each.querySelector('[data-move=up]').disabled = at === 0;
    each.querySelector('[data-move=down]').disabled = at === items.length - 1;
  });
  (button.disabled ? item.querySelector('[data-move]:not([disabled])') : button).focus();
  const place = { number: number.format(items.indexOf(item) + 1), count: number.format(items.length) };
  note(item.querySelector('input').name);
  say(filled(order.dataset.moved, place));
}

for (const button of form.querySelectorAll('[data-move]')) {
  // No longer what Enter in another field would press.
  button.type = 'button';
  button.addEventListener('click', () => move(button));
}

/* The time that is left. */

const spoken = new Intl.NumberFormat(lang, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const digits = new Intl.NumberFormat(lang, { minimumIntegerDigits: 2 });
const clocks = document.querySelectorAll('[data-clock]');
const time = document.querySelector('[data-time]');
const said = document.querySelector('[data-time-said]');
const end = Date.now() + Number(seconds) * 1000;
let shown = Number(seconds);

function tick() {
  const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
  const face = `${digits.format(Math.floor(left / 60))}:${digits.format(left % 60)}`;
  for (const clock of clocks) clock.textContent = face;
  time.textContent = filled(timeLeft, { time: face });
  const passed = SAID_AT.find((at) => shown > at && left <= at);
  if (passed) said.textContent = filled(timeLeft, { time: spoken.format(passed / 60) });
  shown = left;
  if (left > 0) return setTimeout(tick, (end - Date.now()) % 1000 || 1000);
  isOver = true;
  time.textContent = timeIsUp;
  said.textContent = timeIsUp;
  form.querySelector('.questions').inert = true;
  later(0);
}

document.querySelector('[data-without-script]')?.remove();
document.querySelector('.without-script')?.remove();
document.querySelector('[data-focus]')?.focus();
if (seconds !== undefined) tick();
showCount();
