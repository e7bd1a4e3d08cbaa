import { z } from 'zod'

/** The stores that the person was shown: nothing is emptied that was not named. */
export const emptyDemoSchema = z.object({ storeIds: z.array(z.number().int().positive()) })
export type EmptyDemo = z.infer<typeof emptyDemoSchema>
