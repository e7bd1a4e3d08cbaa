'use client'

export { FormFailure as default } from '@/components/parcels/form/form-failure'
