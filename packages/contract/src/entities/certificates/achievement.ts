import * as z from 'zod/mini';

const types = z.array(z.string());

/** [3.11] What a certificate is given for, in the words of Open Badges 3.0. */
export const achievement = z.object({
  id: z.string(),
  type: types,
  achievementType: z.string(),
  name: z.string(),
  description: z.string(),
  /** The code of the course, where it has one. */
  humanCode: z.optional(z.string()),
  criteria: z.object({ narrative: z.string() }),
  /** A picture without anybody's name. */
  image: z.object({ id: z.string(), type: z.string(), caption: z.string() }),
  creator: z.object({ id: z.string(), type: types, name: z.string(), url: z.string() }),
  resultDescription: z.array(
    z.object({
      id: z.string(),
      type: types,
      name: z.string(),
      resultType: z.string(),
      valueMin: z.string(),
      valueMax: z.string(),
    }),
  ),
});
export type Achievement = z.output<typeof achievement>;
