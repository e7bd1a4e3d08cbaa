import { normalisePhone } from '@/lib/domain/phone/phone'
import { Problem } from '@/lib/domain/problem'
import type { FindForm } from '../model/find-order'

/**
 * The number as the platform takes it, country code apart (food §4.5).
 * @throws Problem `wrongInput` at `phone`
 */
export function lookupPhone(form: Pick<FindForm, 'phone' | 'region'>): {
  phone: string
  callingCode: string
} {
  const given = normalisePhone(form.phone, form.region)
  if (!given.ok) throw new Problem('wrongInput', { fields: { phone: 'phone' } })
  return { phone: given.national, callingCode: given.callingCode }
}
