import { phrasesIn } from './text-signs.ts';

/** Phrases of no honest message. Words that travellers use, too, need a second word that makes them an offer. */
export const PLAIN_PHRASES = phrasesIn(`
  backlink*, dofollow, link building, link insertion, guest article*, sponsored post*, sponsored content,
  pbn links,
  domain authority, website traffic, submit* + search engines,
  casino x, online casino*, sports betting, online betting, betting app, slot gacor, judi bola, sbobet,
  1xbet*, plinko, free spins,
  male enhancement, kamagra, levitra, satta matka, kredit ohne + schufa*,
  viagra/cialis/tramadol/xanax/ambien/ozempic/wegovy/ketamine/mdma/cbd
    + online/buy/cheap*/prescription*/overnight/shop,
  seo/white hat + site*/google*/rank*/agency/services/traffic/links,
  usdt + wallet/invest*/profit*/earn*/bonus/btc/daily,
  barrister + next of kin,
  dear beneficiary, my inheritance, your inheritance,
  crypto signals, bitcoin robot, bitcoin doubler*, forex robot*, forex trad*, forex signal*,
  recovery expert*,
  porn*, xxx, escort service*, escort girl*, russian escort*, female escort*,
  call girls, sexy girls, adult chat,
  replica watches, rolex replica, xevil, captchas, xrumer, fake passport*, without ielts, nulled,
  cracked software, cloaking, fresh leads, premium domains, verify your account,
  get rich,
  smm panel, tiktok likes, buy real reviews,
  loan offer*, no collateral, merchant cash advance, pret entre particuliers, prêt entre particuliers,
  contact forms + sites,
  bulk email*, bulk sms, verified email addresses,
  *代开发票*, *增值税专用发票*, *百度排名*, *澳门赌场*, *网上赌场*, *线上赌场*, *真人娱乐*, *娱乐城*, *外链*, *无抵押贷款*, *贷款秒批*, *博彩*, *网站推广*,
  *空投*, *看片*,
  онлайн казино*, казино* + играть онлайн, казино* + бонус*, купить диплом*, секс, проститутк*,
  индивидуалк*, эскорт услуг*, девушки по вызову, накрутк*, хрумер*, получении кредит*, кредит без,
  ставки на спорт*, майнинг*, заработок + без вложений*, email выиграл*, выиграй*, продвижени* + сайт*,
  прогон сайт*, размещени* + стат*, рассылку по, рассылка по, обход капч*, мефедрон*, сайт взломан*
`);

/** Travellers may say one of these: only several make an advertisement. */
export const SELLING_PHRASES = phrasesIn(`
  your website + we, your website + google, your site + infected, your site + hacked, your site + price for,
  your blog, google + rank*, first page, google + reviews + only, tripadvisor + buy,
  your business + customers, more customers, your competitor*, lead generation, qualified lead*,
  leads + sample, i advise to look, digital marketing, marketing agency, web design*, website design*,
  logo + design*, app development, dedicated developers, software house, virtual assistant*, explainer,
  outsourc*, our services, our team in, our portfolio + us, free audit, seo audit, free consultation,
  free trial, free report, strategy call, schedule a call, quick call, case studies,
  would you be interested, are you the right person, unsubscribe, click here, limited offer, today only,
  order now, apply now, claim your, gift card, you have been selected, final notice, domain + expire,
  domain + for sale, your domain, text links, suspended + account, refer + earn, referral link, promo code,
  bonus + deposit, guaranteed + days, guaranteed + profit, investors + project, business plan,
  business loan*, interest rate, urgent loan, million + dollars, million + usd, million + charity, widow,
  atm card, hacker, bitcoin, btc, crypto, wallet + connect, credited, telegram, next of kin, barrister,
  beneficiary, forex, airdrop, escorts, work from home, search engines, contact forms,
  without prescription*, no prescription, malware, you have + unread, казино*, промокод*, криптовалют*,
  розыгрыш*, *加微信*, *赌场*, business directory, factory price, moq, manufacturer, wholesale, free shipping,
  worldwide delivery, delivery worldwide, outlet, kidney*, visa guarantee, cash buyers, website speed,
  wordpress, money back, your website + selling, revenue + generating, penalised, webmaster, ada compliance,
  merchant account, card processing, parcel + on hold, voicemail, essay writing, dissertation,
  hosting + cheap, casino, dating, do follow, guest post*, smo, serp, no deposit, teen patti, satta,
  passive income, data entry job*, make money, earn money, instagram followers, youtube views, bad credit,
  line of credit, personal loans, email marketing, kredit ohne, взять кредит*, вы выиграли,
  trading platform, serious man, girl looking for, my photos, sin receta, bez predpisu, enlaces de calidad,
  on autopilot, have you considered selling, reply yes, reply for details, cash in hand, affiliate,
  conversions
`);
