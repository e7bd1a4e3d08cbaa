import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Our own names in the scales; without them `text-code` would count as a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['code'],
      radius: ['inner', 'outer'],
      shadow: ['float'],
    },
  },
})

/** Joins class names; of two that set the same thing, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
