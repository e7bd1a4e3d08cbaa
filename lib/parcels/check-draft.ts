import { needsPositions, parcelRules } from '@/lib/domain/parcel-products'
import type { ParcelDraft } from './schema'

/**
 * What the product asks for and the draft has not, by field (conventions §4.4); nothing when it may
 * be sent. Whether the merchant has a monthly contract is the store's to say.
 */
export function checkDraft(draft: ParcelDraft, hasContract: boolean): Record<string, string> {
  const { dropOffs, needsItems, needsContact } = parcelRules(draft.product)
  const fields: Record<string, string> = {}
  const drops = draft.path.length - 1
  if (drops < dropOffs.min || drops > dropOffs.max) fields['path'] = 'dropOffs'
  if (needsItems && !draft.items) fields['items'] = 'required'
  if (needsContact && !draft.contact) fields['contact'] = 'required'
  const wantsPositions = needsPositions(draft.product, hasContract)
  if (wantsPositions && !draft.positions?.length) fields['positions'] = 'required'
  return fields
}
