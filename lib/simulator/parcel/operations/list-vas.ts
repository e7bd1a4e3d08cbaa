import { inLanguage } from '../../core/regions'
import type { ParcelOperation } from '../parcel-call'
import { productField } from '../products'
import { VAS_SERVICES } from '../vas-catalogue'

/** POST /vas (conventions §4.2): the services of a product, in the language asked for. */
export const listVas: ParcelOperation = ({ fields, lang }) => {
  const product = productField(fields)
  const services = VAS_SERVICES.filter(({ products }) => products.includes(product.code))
  return {
    vas: services.map(({ code, name, description, options }) => ({
      code,
      name: inLanguage(name, lang),
      description: inLanguage(description, lang),
      help: '',
      options: options.map(({ count, fee, label }) => ({
        count,
        fee,
        label: inLanguage(label, lang),
      })),
    })),
  }
}
