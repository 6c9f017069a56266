/** One line per step, with the seconds since the command began. */
export function progressLine(text) {
  console.log(`${process.uptime().toFixed(1).padStart(6)} s  ${text}`);
}
