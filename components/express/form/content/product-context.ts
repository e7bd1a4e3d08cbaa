'use client'

import { createContext, useContext } from 'react'
import {
  needOf,
  type ExpressProduct,
  type Need,
  type WaybillField,
} from '@/lib/domain/express/express-products'

const CurrentProduct = createContext<ExpressProduct | null>(null)

/** Around the fields of a form, for its product. */
export const ProductProvider = CurrentProduct

export function useProduct(): ExpressProduct {
  const product = useContext(CurrentProduct)
  if (!product) throw new Error('There is no ProductProvider above this component')
  return product
}

/** Whether the form's product asks for a field, allows it, or has no place for it (express §4.1). */
export function useNeed(field: WaybillField): Need {
  return needOf(useProduct(), field)
}
