// For programs outside of Next: `server-only` is a mark for its bundler, and refuses everybody else.
// Not by its own condition, `react-server`, by which React has no hooks that next-intl could import.
import { register } from 'node:module'

const EMPTY = 'data:text/javascript,'
const HOOKS = `export const resolve = (name, context, next) =>
  name === 'server-only' ? { url: '${EMPTY}', shortCircuit: true } : next(name, context)`

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`)
