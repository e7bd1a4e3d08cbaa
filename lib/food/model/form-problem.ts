import { z } from 'zod'

export const text = (max: number) => z.string().trim().max(max, 'tooLong')
