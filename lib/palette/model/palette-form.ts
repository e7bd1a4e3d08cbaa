import { z } from 'zod'

export const paletteFormSchema = z.object({ text: z.string().trim().max(100) })
