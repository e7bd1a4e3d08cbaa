import { blankWaybill } from './typed-waybill'

/** The id of a control, so that the summary of problems can lead to it. */
export function fieldId(path: string): string {
  return `waybill-${path.replace(/\.root$/, '').replaceAll('.', '-')}`
}

type Found = { path: string; message: string | undefined }

/** All problems of the form by their paths, in the order in which it is read. */
export function problemsInOrder(errors: object): Found[] {
  return walk(errors, blankWaybill('', undefined), '')
}

function walk(errors: object, order: object, prefix: string): Found[] {
  const known = ['root', ...Object.keys(order)]
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length)
  return Object.entries(errors)
    .toSorted(([a], [b]) => place(a) - place(b))
    .flatMap(([key, error]: [string, unknown]) => {
      if (typeof error !== 'object' || error === null) return []
      const path = `${prefix}${key}`
      if ('type' in error) {
        const message = 'message' in error ? error.message : undefined
        return [{ path, message: typeof message === 'string' ? message : undefined }]
      }
      const inner = (order as Record<string, unknown>)[key]
      return walk(error, typeof inner === 'object' && inner !== null ? inner : {}, `${path}.`)
    })
}
