'use client'

import { useState } from 'react'
import type { ExpressProduct, WaybillField } from '@/lib/domain/express-products'
import { lostFields, withProduct } from './switch-product'
import type { TypedParty } from './typed-waybill'
import type { WaybillFormApi } from './use-waybill-form'

type Question = { to: ExpressProduct; lost: WaybillField[] }

/** Changes the product; asks first where something that was typed would be lost by it. */
export function useProductSwitch(form: WaybillFormApi, senderAt: (storeId?: number) => TypedParty) {
  const [question, setQuestion] = useState<Question | null>(null)

  function change(to: ExpressProduct) {
    const typed = form.getValues()
    form.reset(withProduct(typed, to, senderAt(typed.storeId)))
    setQuestion(null)
  }

  return {
    question,
    choose: (to: ExpressProduct) => {
      const typed = form.getValues()
      const lost = lostFields(typed, to, senderAt(typed.storeId))
      if (lost.length === 0) change(to)
      else setQuestion({ to, lost })
    },
    confirm: () => question && change(question.to),
    dismiss: () => setQuestion(null),
  }
}
