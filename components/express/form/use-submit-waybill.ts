'use client'

import { tellPlaced } from '@/components/orders/placed-orders'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { toast } from '@/components/ui/toast'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { placeWaybill } from '@/lib/express/actions'
import { expressKeys, expressPaths } from '@/lib/express/keys'
import { formPath, readTyped } from '@/lib/express/model/read-typed'
import type { WaybillForm } from '@/lib/express/model/waybill-form'
import type { PlacingResult } from '@/lib/orders/model/placing'
import type { WaybillFormApi } from './use-waybill-form'

/** Sends the form; where its times are gone, those beside it are asked for again. */
type Options = {
  forget: () => void
  /** The waybill in whose place this one is made. */
  replaces: number | null
}

export function useSubmitWaybill(form: WaybillFormApi, { forget, replaces }: Options) {
  const client = useQueryClient()
  const say = usePlacedWords()
  return useSubmitOnce(form, {
    place: (filled: WaybillForm) => placeWaybill({ ...filled, replaces }),
    // The server speaks of fields of the draft; the form has them where `formPath` says.
    fieldOf: (field) => {
      const typed = form.getValues()
      return typed.product && formPath(field, readTyped(typed.product, typed))
    },
    onFailure: ({ problem }) => {
      if (problem === 'slotsGone') {
        void client.invalidateQueries({ queryKey: expressKeys.allSlots() })
      }
    },
    onPlaced: (placed: PlacingResult) => {
      forget()
      say(placed)
      if (placed.placing === 'placed') tellPlaced({ orderId: placed.orderId })
    },
    hrefOf: expressPaths.waybill,
  })
}

/** What is said on the way to the waybill: that it is placed, and how to place another like it. */
function usePlacedWords() {
  const t = useTranslations('waybills.form')
  const router = useRouter()
  return ({ orderId, placing }: PlacingResult) => {
    if (placing !== 'placed') {
      toast.warning(t('notConfirmed'))
      return
    }
    const another = () => router.push(expressPaths.newWaybill({ clone: orderId }))
    toast.success(t('placed'), { action: { label: t('another'), onClick: another } })
  }
}
