import type { KeptLabel } from './schema'

type Row = Omit<KeptLabel, 'fetchedAt'> & { fetchedAt: Date }

/** A kept label as a browser is told of it, without the PDF. */
export function keptLabel({ paper, copies, pages, fetchedAt }: Row): KeptLabel {
  return { paper, copies, pages, fetchedAt: fetchedAt.toISOString() }
}
