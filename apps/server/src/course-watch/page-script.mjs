/**
 * In each page that an author has open: loads it again when the course has changed, and says what is wrong in the folder.
 * Texts and places are set one by one, as the page's policy wants it.
 */
const { version, course } = document.currentScript.dataset;
let notice = null;

new EventSource('/watch/events').addEventListener('message', ({ data }) => {
  const watched = JSON.parse(data);
  if ((watched.courseId ?? '') !== course) location.assign('/watch/course');
  else if (String(watched.version) !== version) location.reload();
  else show(watched.problems);
});

function show(problems) {
  notice?.remove();
  notice = problems.length > 0 ? noticeOf(problems) : null;
  if (notice) document.body.append(notice);
}

function noticeOf(problems) {
  const box = element('section', {
    position: 'fixed',
    insetInline: '1rem',
    insetBlockEnd: '1rem',
    zIndex: '2147483647',
    maxInlineSize: '44rem',
    maxBlockSize: '40vh',
    marginInline: 'auto',
    padding: '1rem 1.25rem',
    overflow: 'auto',
    borderRadius: '0.5rem',
    background: '#6d1a1a',
    color: '#fff',
    font: '1rem/1.5 system-ui, sans-serif',
    boxShadow: '0 0.25rem 1rem rgb(0 0 0 / 40%)',
  });
  box.setAttribute('role', 'alert');
  box.lang = 'en';
  box.dir = 'ltr';
  const title = element('p', { margin: '0', fontWeight: '600' });
  title.textContent = 'The folder cannot be imported: this is how the course was before.';
  const list = element('ul', { margin: '0.5rem 0', paddingInlineStart: '1.25rem' });
  list.append(...problems.map(problemLine));
  const hide = element('button', {
    minBlockSize: '2.75rem',
    padding: '0 1rem',
    border: '1px solid #fff',
    borderRadius: '0.25rem',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  });
  hide.type = 'button';
  hide.textContent = 'Hide';
  hide.addEventListener('click', () => box.remove());
  box.append(title, list, hide);
  return box;
}

function problemLine({ file, line, message }) {
  const item = element('li', { overflowWrap: 'anywhere' });
  const place = element('code', { fontFamily: 'ui-monospace, monospace', fontWeight: '600' });
  place.textContent = file === '.' ? '' : `${file}:${line}`;
  item.append(place, ` ${message}`);
  return item;
}

function element(name, styles) {
  const made = document.createElement(name);
  Object.assign(made.style, styles);
  return made;
}
