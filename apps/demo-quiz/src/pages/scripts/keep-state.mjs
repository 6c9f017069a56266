/** Leaves the login's state with the platform's window, for a browser that refuses our cookie; then goes on. */
const { key, value, target, origin } = document.querySelector('[data-login]').dataset;
const next = document.querySelector('[data-login] a').href;
let isGone = false;
// Once: a second request would find the launch used up by the first.
const goOn = () => {
  if (isGone) return;
  isGone = true;
  location.replace(next);
};

// A platform that does not answer must not hold the launch up.
setTimeout(goOn, 2000);
window.addEventListener('message', ({ data, origin: from }) => {
  if (from === origin && data?.subject === 'lti.put_data.response' && data.message_id === key) goOn();
});
const outside = window.parent === window ? window.opener : window.parent;
const keeper = target === '_parent' ? outside : (outside?.frames[target] ?? outside);
if (keeper) keeper.postMessage({ subject: 'lti.put_data', message_id: key, key, value }, origin);
else goOn();
