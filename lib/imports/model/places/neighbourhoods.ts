import type { DistrictName } from '@/lib/domain/express/hong-kong-districts'

/**
 * What people write where a district is asked for, in both languages, under the district that it
 * lies in by the boundaries of the District Councils. A neighbourhood on a boundary stands under the district of most of its homes. Names that are also
 * those of a street, an institution or a common word are left out. `|` and `;` both divide names.
 */
export const NEIGHBOURHOODS: Readonly<Record<DistrictName, string>> = {
  中西區:
    'Central|中環; Admiralty|金鐘; Sheung Wan|上環; Sai Ying Pun|西營盤; Shek Tong Tsui|石塘咀; Kennedy Town|堅尼地城; Mid-Levels|半山; Mid-Levels West|西半山; The Peak|山頂; Victoria Peak|太平山; Western District|西環; HKU|香港大學; Lan Kwai Fong|蘭桂坊; SoHo|蘇豪',
  灣仔區:
    'Causeway Bay|銅鑼灣; Happy Valley|跑馬地; Tai Hang|大坑; Wanchai|灣仔; Tin Hau|天后; So Kon Po|掃桿埔; Jardine’s Lookout|渣甸山; Wan Chai North|灣仔北',
  東區: 'North Point|北角; Quarry Bay|鰂魚涌; Fortress Hill|炮台山; Shau Kei Wan|筲箕灣; Chai Wan|柴灣; Siu Sai Wan|小西灣; Sai Wan Ho|西灣河; Tai Koo|太古; Tai Koo Shing|太古城; Heng Fa Chuen|杏花邨; Braemar Hill|寶馬山; A Kung Ngam|阿公岩; Kornhill|康怡; Aldrich Bay|愛秩序灣',
  南區: 'Aberdeen|香港仔; Ap Lei Chau|鴨脷洲; Pok Fu Lam|薄扶林; Wong Chuk Hang|黃竹坑; Repulse Bay|淺水灣; Stanley|赤柱; Tin Wan|田灣; Wah Fu|華富; Shek O|石澳; Deep Water Bay|深水灣; Cyberport|數碼港; Chi Fu|置富; Lei Tung|利東; South Horizons|海怡半島; Ocean Park|海洋公園; Tai Tam|大潭; Chung Hom Kok|舂磡角; Shouson Hill|壽臣山; Ma Hang|馬坑',
  油尖旺區:
    'Tsim Sha Tsui|尖沙咀; Tsim Sha Tsui East|尖沙咀東; TST|尖東; Jordan|佐敦; Yau Ma Tei|油麻地; Mong Kok|旺角; Tai Kok Tsui|大角咀; Prince Edward|太子; West Kowloon|西九龍; Kowloon West|西九; King’s Park|京士柏; Mong Kok East|旺角東',
  深水埗區:
    'Sham Shui Po|深水埗; Cheung Sha Wan|長沙灣; Lai Chi Kok|荔枝角; Mei Foo|美孚; Shek Kip Mei|石硤尾; Yau Yat Tsuen|又一村; Nam Cheong|南昌; So Uk|蘇屋; Pak Tin|白田; Lai Kok|麗閣; Fu Cheong|富昌; Tai Hang Tung|大坑東; Stonecutters Island|昂船洲; Lai King Hill|荔景山',
  九龍城區:
    'Kowloon City|九龍城; Hung Hom|紅磡; To Kwa Wan|土瓜灣; Ho Man Tin|何文田; Kowloon Tong|九龍塘; Whampoa|黃埔; Whampoa Garden|黃埔花園; Kai Tak|啟德; Ma Tau Wai|馬頭圍; Ma Tau Kok|馬頭角; Lok Fu Park|樂富公園; Sung Wong Toi|宋皇臺; Laguna Verde|海逸豪園',
  黃大仙區:
    'Wong Tai Sin|黃大仙; Diamond Hill|鑽石山; San Po Kong|新蒲崗; Tsz Wan Shan|慈雲山; Lok Fu|樂富; Wang Tau Hom|橫頭磡; Choi Hung|彩虹; Choi Wan|彩雲; Ngau Chi Wan|牛池灣; Chuk Yuen|竹園; Tung Tau|東頭; Fung Tak|鳳德; Lions Rise|現崇山',
  觀塘區:
    'Kwun Tong|觀塘; Ngau Tau Kok|牛頭角; Kowloon Bay|九龍灣; Lam Tin|藍田; Yau Tong|油塘; Sau Mau Ping|秀茂坪; Shun Lee|順利; Lei Yue Mun|鯉魚門; Cha Kwo Ling|茶果嶺; Telford Gardens|德福花園; Laguna City|麗港城; Amoy Gardens|淘大花園; On Tat|安達; Shun On|順安; Kai Yip|啟業',
  荃灣區:
    'Tsuen Wan|荃灣; Tsuen Wan West|荃灣西; Sham Tseng|深井; Ting Kau|汀九; Ma Wan|馬灣; Park Island|珀麗灣; Tai Wo Hau|大窩口; Lei Muk Shue|梨木樹; Tsing Lung Tau|青龍頭; Discovery Park|愉景新城; Belvedere Garden|麗城花園; Yau Kom Tau|油柑頭; Sunny Bay|欣澳',
  屯門區:
    'Tuen Mun|屯門; Gold Coast|黃金海岸; So Kwun Wat|掃管笏; Lam Tei|藍地; Tai Lam|大欖; Siu Lam|小欖; Butterfly Bay|蝴蝶灣; San Hui|新墟; Siu Hong|兆康; Leung King|良景; Tin King|田景; Melody Garden|美樂花園; Tai Hing|大興; Fu Tei|虎地',
  元朗區:
    'Yuen Long|元朗; Tin Shui Wai|天水圍; Kam Tin|錦田; Pat Heung|八鄉; San Tin|新田; Lau Fau Shan|流浮山; Hung Shui Kiu|洪水橋; Fairview Park|錦繡花園; Palm Springs|加州花園; Long Ping|朗屏; Ping Shan|屏山; Ha Tsuen|廈村; Shap Pat Heung|十八鄉; Lok Ma Chau|落馬洲; Nam Sang Wai|南生圍; Tin Yiu|天耀; Kingswood Villas|嘉湖山莊; Mai Po|米埔',
  北區: 'Sheung Shui|上水; Fanling|粉嶺; Sha Tau Kok|沙頭角; Ta Kwu Ling|打鼓嶺; Lo Wu|羅湖; Kwu Tung|古洞; Luen Wo Hui|聯和墟; Shek Wu Hui|石湖墟; Hung Leng|孔嶺; Ping Che|坪輋; Ching Ho|清河; Fanling North|粉嶺北',
  大埔區:
    'Tai Po|大埔; Tai Po Market|大埔墟; Tai Wo|太和; Tai Mei Tuk|大尾篤; Lam Tsuen|林村; Tai Po Kau|大埔滘; Plover Cove|船灣; Kwong Fuk|廣福; Hong Lok Yuen|康樂園; Pak Shek Kok|白石角; Providence Bay|天賦海灣; Wong Shek|黃石; Nai Chung|泥涌',
  沙田區:
    'Sha Tin|沙田; Shatin|沙田市中心; Tai Wai|大圍; Fo Tan|火炭; Ma On Shan|馬鞍山; City One|第一城; Shek Mun|石門; Siu Lek Yuen|小瀝源; Wu Kai Sha|烏溪沙; Lek Yuen|瀝源; Wo Che|禾輋; Ma Liu Shui|馬料水; CUHK|中文大學; Kau To Shan|九肚山; Sha Tin Wai|沙田圍; Che Kung Temple|車公廟; Hin Keng|顯徑; Sunshine City|新港城; Heng On|恆安; Tai Shui Hang|大水坑; Science Park|科學園; Sui Wo|穗禾',
  西貢區:
    'Sai Kung|西貢; Tseung Kwan O|將軍澳; TKO|坑口; Hang Hau|坑口村; LOHAS Park|日出康城; Po Lam|寶琳; Tiu Keng Leng|調景嶺; Clear Water Bay|清水灣; Clearwater Bay; HKUST|科技大學; Sai Kung Town|西貢市中心; Pak Sha Wan|白沙灣; Hebe Haven|匡湖居; Tai Po Tsai|大埔仔; Metro City|新都城; Silverstrand|銀線灣',
  葵青區:
    'Kwai Chung|葵涌; Kwai Fong|葵芳; Kwai Hing|葵興; Tsing Yi|青衣; Lai King|荔景; Cheung Hong|長康; Cheung On|長安; Lai Yiu|麗瑤; Shek Lei|石籬; Shek Yam|石蔭; Kwai Shing|葵盛; Cheung Ching|長青; Maritime Square|青衣城',
  離島區:
    'Tung Chung|東涌; Discovery Bay|愉景灣; Lantau|大嶼山; Lantau Island|大嶼; Cheung Chau|長洲; Lamma|南丫; Lamma Island|南丫島; Peng Chau|坪洲; Mui Wo|梅窩; Tai O|大澳; Chek Lap Kok|赤鱲角; Hong Kong International Airport|香港國際機場; Yung Shue Wan|榕樹灣; Sok Kwu Wan|索罟灣; Pui O|貝澳; Tong Fuk|塘福; Yat Tung|逸東; Coastal Skyline|藍天海岸',
}
