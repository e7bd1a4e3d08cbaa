/** Addresses of the exceptions list. */
export const exceptionPaths = {
  list: () => '/exceptions',
}
