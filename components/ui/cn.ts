import { mergeClasses } from './merge-classes'

/** Joins class names, leaving out what is none; of two that set the same thing, the later one wins. */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return mergeClasses(classes.filter((name) => typeof name === 'string').join(' '))
}
