import { problemCodeOf } from '../transport/problem-code-of';

/** Whether what a call is about was still there. */
export async function wasFound(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (error) {
    if (problemCodeOf(error) === 'notFound') return false;
    throw error;
  }
}
