import type { ExceptionFilter } from './model/exception-forms'

function query(filter: Partial<ExceptionFilter>): string {
  const { kind, store, owner, snoozed, after } = filter
  const said = Object.entries({ kind, store, owner, snoozed, after }).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`
}

/** Query keys and addresses of the exceptions list: the only place that spells them. */
export const exceptionKeys = {
  list: (filter: ExceptionFilter) => ['exceptions', query(filter)] as const,
  all: () => ['exceptions'] as const,
}

export const exceptionPaths = {
  list: (filter: Partial<ExceptionFilter> = {}) => `/exceptions${query(filter)}`,
}

export const exceptionReads = {
  list: (filter: ExceptionFilter) => `/api/exceptions${query(filter)}`,
}
