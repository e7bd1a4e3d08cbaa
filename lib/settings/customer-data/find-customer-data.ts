import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { Problem } from '@/lib/domain/problem'
import { customerRefSchema, type CustomerData } from '../model/customer-data'
import { getCustomerData } from './get-customer-data'

/** As `getCustomerData`, for an address: null where nobody is meant, or nobody any more. */
export async function findCustomerData(actor: Actor, ref: string): Promise<CustomerData | null> {
  const form = customerRefSchema.safeParse({ ref })
  if (!form.success) return null
  try {
    return await getCustomerData({ actor, form: form.data })
  } catch (error) {
    if (error instanceof Problem && error.key === 'customerNotFound') return null
    throw error
  }
}
