export type DemoShop = 'tramonto' | 'wok-garten';

/** A dish or drink of a demo shop; several may share one picture. */
export interface DemoDish {
  imageName: string;
  dishName: string;
  category: string;
  shop: DemoShop;
  ingredients: string[];
}

/** The wide header picture of each shop; combos and deals use the picture of one of their dishes. */
export const headerPictures: Record<DemoShop, string> = {
  tramonto: 'tavola',
  'wok-garten': 'wok-tisch',
};

/** Category → its dishes, one per line: `picture | name | ingredients`. */
type Menu = Record<string, string>;

const tramontoMenu: Menu = {
  Antipasti: `
    bruschetta | Bruschetta al Pomodoro | Röstbrot, Tomaten, Basilikum, Knoblauch, Olivenöl
    caprese | Caprese di Bufala | Büffelmozzarella, Tomaten, Basilikum, Balsamico, Olivenöl
    carpaccio | Carpaccio di Manzo | Rinderfilet, Rucola, Parmesan, Zitrone, Olivenöl
    vitello-tonnato | Vitello tonnato | Kalbfleisch, Thunfischcreme, Kapern, Zitrone, Petersilie
    antipasto-misto | Antipasto misto della Casa | Prosciutto, Salami, gegrillte Zucchini, gegrillte Aubergine, Oliven, Kirschtomaten, Parmesan
    burrata | Burrata con Pomodorini | Burrata, Kirschtomaten, Rucola, Basilikum, Olivenöl
    calamari-fritti | Calamari fritti | Calamari, Mehl, Zitrone, Petersilie, Aioli
    arancini | Arancini siciliani | Risotto, Mozzarella, Semmelbrösel, Tomatensauce, Basilikum`,
  Suppen: `
    tomatensuppe | Zuppa di Pomodoro | Tomaten, Sahne, Croûtons, Basilikum
    minestrone | Minestrone | Zucchini, Karotten, Bohnen, Sellerie, Tomaten, Petersilie
    crema-di-zucca | Crema di Zucca | Kürbis, Sahne, Kürbiskerne, Kürbiskernöl`,
  Salate: `
    insalata-mista | Insalata mista | Blattsalat, Kirschtomaten, Gurke, Zwiebeln, Oliven, Parmesan
    insalata-tonno | Insalata al Tonno | Blattsalat, Thunfisch, Ei, Zwiebeln, Oliven, Kirschtomaten
    insalata-rucola | Rucola e Parmigiano | Rucola, Parmesan, Kirschtomaten, Balsamico
    insalata-pollo | Insalata di Pollo | Blattsalat, Hähnchenbrust, Paprika, Mais, Kirschtomaten`,
  Pizza: `
    pizza-margherita | Pizza Margherita | Tomatensauce, Mozzarella, Basilikum
    pizza-marinara | Pizza Marinara | Tomatensauce, Knoblauch, Oregano, Olivenöl
    pizza-salame | Pizza Salame | Tomatensauce, Mozzarella, Salami
    pizza-prosciutto | Pizza Prosciutto | Tomatensauce, Mozzarella, Kochschinken
    pizza-funghi | Pizza Funghi | Tomatensauce, Mozzarella, Champignons, Petersilie
    pizza-prosciutto-funghi | Pizza Prosciutto e Funghi | Tomatensauce, Mozzarella, Kochschinken, Champignons
    pizza-hawaii | Pizza Hawaii | Tomatensauce, Mozzarella, Kochschinken, Ananas
    pizza-tonno | Pizza Tonno e Cipolla | Tomatensauce, Mozzarella, Thunfisch, Zwiebeln, Oliven
    pizza-napoli | Pizza Napoli | Tomatensauce, Mozzarella, Sardellen, Kapern, Oliven
    pizza-diavola | Pizza Diavola | Tomatensauce, Mozzarella, scharfe Salami, Peperoni, Zwiebeln
    pizza-capricciosa | Pizza Capricciosa | Tomatensauce, Mozzarella, Kochschinken, Champignons, Artischocken, Oliven
    pizza-quattro-stagioni | Pizza Quattro Stagioni | Tomatensauce, Mozzarella, Kochschinken, Champignons, Artischocken, Salami
    pizza-verdure | Pizza Verdure | Tomatensauce, Mozzarella, Zucchini, Aubergine, Paprika, Kirschtomaten, Oliven
    pizza-spinaci | Pizza Spinaci | Tomatensauce, Mozzarella, Spinat, Knoblauch, Ei
    pizza-broccoli | Pizza Broccoli | Tomatensauce, Mozzarella, Brokkoli, Kirschtomaten, Knoblauch
    pizza-carciofi | Pizza Carciofi | Tomatensauce, Mozzarella, Artischocken, Oliven, Petersilie
    pizza-pollo | Pizza Pollo | Tomatensauce, Mozzarella, Hähnchenbrust, Mais, Zwiebeln
    pizza-salsiccia | Pizza Salsiccia | Tomatensauce, Mozzarella, Salsiccia, Paprika, Zwiebeln
    pizza-parmigiana | Pizza Parmigiana | Tomatensauce, Mozzarella, Aubergine, Parmesan, Basilikum
    pizza-gorgonzola | Pizza Gorgonzola e Spinaci | Tomatensauce, Mozzarella, Gorgonzola, Spinat
    pizza-caprese | Pizza Caprese | Tomatensauce, Büffelmozzarella, Tomaten, Basilikum
    pizza-bufala | Pizza Bufalina | Tomatensauce, Büffelmozzarella, Kirschtomaten, Basilikum
    pizza-frutti-di-mare | Pizza Frutti di Mare | Tomatensauce, Mozzarella, Garnelen, Muscheln, Calamari, Petersilie
    pizza-vegana | Pizza Vegana | Tomatensauce, veganer Käse, Brokkoli, Champignons, Paprika, Rucola
    calzone | Calzone | Tomatensauce, Mozzarella, Kochschinken, Champignons`,
  'Pizza speciale': `
    pizza-prosciutto-rucola | Pizza Prosciutto di Parma | Tomatensauce, Mozzarella, Parmaschinken, Rucola, Parmesan, Kirschtomaten
    pizza-burrata | Pizza Burrata | Tomatensauce, Burrata, Kirschtomaten, Basilikum, Pesto
    pizza-gamberi | Pizza Gamberi | Tomatensauce, Mozzarella, Garnelen, Zucchini, Knoblauch`,
  'Pizza bianca': `
    pizza-quattro-formaggi | Pizza Quattro Formaggi | Mozzarella, Gorgonzola, Taleggio, Parmesan
    pizza-tartufo | Pizza al Tartufo | Mozzarella, Champignons, schwarzer Trüffel, Parmesan, Trüffelcreme
    pizza-mortadella | Pizza Mortadella e Pistacchio | Mozzarella, Mortadella, Burrata, Pistazien, Basilikum
    pizza-salmone | Pizza Salmone | Mozzarella, Räucherlachs, Crème fraîche, Zwiebeln, Dill
    pizza-patate | Pizza Patate e Rosmarino | Mozzarella, Kartoffeln, Speck, Rosmarin`,
  Pasta: `
    spaghetti-pomodoro | Spaghetti al Pomodoro | Spaghetti, Tomatensauce, Basilikum, Parmesan
    spaghetti-bolognese | Spaghetti Bolognese | Spaghetti, Rinderhackfleisch, Tomaten, Karotten, Sellerie, Parmesan
    spaghetti-carbonara | Spaghetti Carbonara | Spaghetti, Guanciale, Eigelb, Pecorino, Pfeffer
    spaghetti-aglio-olio | Spaghetti Aglio, Olio e Peperoncino | Spaghetti, Knoblauch, Chili, Petersilie, Olivenöl
    spaghetti-vongole | Spaghetti alle Vongole | Spaghetti, Venusmuscheln, Knoblauch, Weißwein, Petersilie
    spaghetti-polpette | Spaghetti con Polpette | Spaghetti, Fleischbällchen, Tomatensauce, Basilikum, Parmesan
    penne-arrabbiata | Penne all'Arrabbiata | Penne, Tomatensauce, Chili, Knoblauch, Petersilie
    penne-quattro-formaggi | Penne ai Quattro Formaggi | Penne, Gorgonzola, Mozzarella, Taleggio, Parmesan
    penne-pollo | Penne al Pollo | Penne, Hähnchenbrust, Sahne, Brokkoli, Kirschtomaten
    penne-salmone | Penne al Salmone | Penne, Lachs, Sahne, Dill, Zitrone
    rigatoni-amatriciana | Rigatoni all'Amatriciana | Rigatoni, Guanciale, Tomaten, Zwiebeln, Pecorino
    rigatoni-norma | Rigatoni alla Norma | Rigatoni, Aubergine, Tomatensauce, Ricotta salata, Basilikum
    fusilli-pesto | Fusilli al Pesto genovese | Fusilli, Basilikumpesto, Pinienkerne, Parmesan, Kirschtomaten
    tagliatelle-funghi | Tagliatelle ai Funghi porcini | Tagliatelle, Steinpilze, Sahne, Petersilie
    tagliatelle-ragu | Tagliatelle al Ragù | Tagliatelle, Rinderragù, Parmesan, Rosmarin
    tagliatelle-tartufo | Tagliatelle al Tartufo | Tagliatelle, schwarzer Trüffel, Butter, Parmesan
    ravioli-ricotta | Ravioli Ricotta e Spinaci | Ravioli, Ricotta, Spinat, Butter, Salbei, Parmesan
    tortellini-panna | Tortellini panna e prosciutto | Tortellini, Sahne, Kochschinken, Erbsen`,
  'Al forno': `
    lasagne | Lasagne al Forno | Pastablätter, Rinderhackfleisch, Tomatensauce, Béchamel, Mozzarella
    lasagne-verdure | Lasagne alle Verdure | Pastablätter, Zucchini, Aubergine, Paprika, Béchamel, Mozzarella
    cannelloni | Cannelloni Ricotta e Spinaci | Cannelloni, Ricotta, Spinat, Tomatensauce, Mozzarella
    parmigiana | Parmigiana di Melanzane | Aubergine, Tomatensauce, Mozzarella, Parmesan, Basilikum`,
  'Risotto & Gnocchi': `
    risotto-funghi | Risotto ai Funghi porcini | Risottoreis, Steinpilze, Parmesan, Petersilie
    risotto-milanese | Risotto alla Milanese | Risottoreis, Safran, Butter, Parmesan
    gnocchi-sorrentina | Gnocchi alla Sorrentina | Kartoffelgnocchi, Tomatensauce, Mozzarella, Basilikum
    gnocchi-pesto | Gnocchi al Pesto | Kartoffelgnocchi, Basilikumpesto, Pinienkerne, Parmesan`,
  'Carne & Pesce': `
    tagliata | Tagliata di Manzo | Rumpsteak, Rucola, Parmesan, Kirschtomaten, Balsamico
    scaloppine-limone | Scaloppine al Limone | Kalbsschnitzel, Zitrone, Butter, Rosmarinkartoffeln
    saltimbocca | Saltimbocca alla Romana | Kalbsschnitzel, Parmaschinken, Salbei, Weißwein, Rosmarinkartoffeln
    salmone-griglia | Salmone alla Griglia | Lachsfilet, Spinat, Zitrone, Rosmarinkartoffeln
    gamberoni | Gamberoni all'Aglio | Riesengarnelen, Knoblauch, Chili, Petersilie, Olivenöl`,
  Kinder: `
    pizza-bambini | Pizza Bambini | Pizzateig, Tomatensauce, Mozzarella, Salami, Mais
    spaghetti-bolognese | Spaghetti Topolino | Spaghetti, Rinderhackfleisch, Tomaten, Parmesan
    schnitzel-pommes | Milanese Bambini mit Pommes | Kalbsschnitzel, Semmelbrösel, Pommes frites, Ketchup`,
  Dolci: `
    tiramisu | Tiramisù della Nonna | Mascarpone, Löffelbiskuit, Espresso, Kakao, Eier
    panna-cotta | Panna cotta ai Frutti di Bosco | Sahne, Vanille, Himbeeren, Heidelbeeren
    cannoli | Cannoli siciliani | Teigröllchen, Ricotta, Pistazien, Puderzucker
    tortino-cioccolato | Tortino al Cioccolato | Zartbitterschokolade, Butter, Eier, Puderzucker, Himbeeren`,
  Eis: `
    gelato-misto | Gelato misto | Vanilleeis, Schokoladeneis, Erdbeereis
    affogato | Affogato al Caffè | Vanilleeis, Espresso
    spaghettieis | Spaghettieis | Vanilleeis, Sahne, Erdbeersauce, weiße Schokolade
    sorbetto-limone | Sorbetto al Limone | Zitrone, Zucker, Wasser, Minze`,
  'Alkoholfreie Getränke': `
    acqua | Acqua naturale 0,5 l | Mineralwasser
    acqua | Acqua frizzante 0,5 l | Mineralwasser, Kohlensäure
    acqua | Acqua frizzante 0,75 l | Mineralwasser, Kohlensäure
    limonata | Limonata 0,33 l | Wasser, Zitronensaft, Zucker, Kohlensäure
    aranciata | Aranciata 0,33 l | Wasser, Orangensaft, Zucker, Kohlensäure
    cola | Cola 0,33 l | Wasser, Zucker, Kohlensäure, Koffein
    cola | Cola zero 0,33 l | Wasser, Süßungsmittel, Kohlensäure, Koffein
    apfelschorle | Apfelschorle 0,5 l | Apfelsaft, Wasser, Kohlensäure
    eistee | Eistee Pfirsich hausgemacht 0,4 l | Schwarzer Tee, Pfirsich, Zitrone, Minze`,
  Kaffee: `
    espresso | Espresso | Espresso
    espresso | Espresso doppio | Espresso
    cappuccino | Cappuccino | Espresso, Milch
    latte-macchiato | Latte macchiato | Espresso, Milch`,
  Bier: `
    birra | Birra artigianale 0,33 l | Wasser, Gerstenmalz, Hopfen, Hefe
    birra-chiara | Birra Chiara 0,33 l | Wasser, Gerstenmalz, Hopfen
    birra-chiara | Birra analcolica 0,33 l | Wasser, Gerstenmalz, Hopfen
    weissbier | Weißbier 0,5 l | Wasser, Weizenmalz, Gerstenmalz, Hopfen, Hefe`,
  Wein: `
    vino-rosso | Montepulciano d'Abruzzo 0,2 l | Rotwein, Sulfite
    vino-rosso | Primitivo di Manduria 0,75 l | Rotwein, Sulfite
    vino-bianco | Pinot grigio 0,2 l | Weißwein, Sulfite
    vino-bianco | Lugana 0,75 l | Weißwein, Sulfite
    vino-rosato | Rosato del Salento 0,2 l | Roséwein, Sulfite
    prosecco | Prosecco Frizzante 0,1 l | Perlwein, Sulfite`,
  'Aperitivi & Spirits': `
    spritz | Aperitivo Spritz | Bitterlikör, Prosecco, Soda, Orange
    limoncello-spritz | Limoncello Spritz | Limoncello, Prosecco, Soda, Zitrone, Minze
    negroni | Negroni | Gin, Bitterlikör, roter Wermut, Orange
    limoncello | Limoncello 2 cl | Alkohol, Zitronenschale, Zucker
    grappa | Grappa 2 cl | Traubentrester`,
  'Beilagen & Dips': `
    focaccia | Focaccia al Rosmarino | Pizzateig, Rosmarin, Meersalz, Olivenöl
    pizzabrot-knoblauch | Pizzabrot mit Knoblauch | Pizzateig, Knoblauch, Petersilie, Olivenöl
    pommes | Pommes frites | Kartoffeln, Salz, Ketchup, Mayonnaise
    rosmarinkartoffeln | Rosmarinkartoffeln | Kartoffeln, Rosmarin, Meersalz
    gemuese-griglia | Verdure alla Griglia | Zucchini, Aubergine, Paprika, Olivenöl
    olive | Olive marinate | Grüne Oliven, schwarze Oliven, Knoblauch, Chili, Olivenöl
    dip-aioli | Aioli | Ei, Knoblauch, Öl
    dip-pesto | Basilikumpesto | Basilikum, Pinienkerne, Cashewkerne, Parmesan, Olivenöl`,
};

const wokGartenMenu: Menu = {
  Vorspeisen: `
    fruehlingsrollen | Frühlingsrollen (6 Stück) | Reisteig, Weißkohl, Karotten, Glasnudeln, süß-saure Sauce
    sommerrollen-garnelen | Sommerrollen mit Garnelen | Reispapier, Garnelen, Reisnudeln, Salat, Minze, Erdnuss-Sauce
    sommerrollen-tofu | Sommerrollen mit Tofu | Reispapier, Tofu, Reisnudeln, Karotten, Minze, Erdnuss-Sauce
    satay | Hähnchen-Satay | Hähnchenspieße, Erdnuss-Sauce, Gurke, Chili
    gyoza | Gyoza mit Gemüse | Teigtaschen, Weißkohl, Karotten, Frühlingszwiebeln, Sojasauce
    wan-tan | Gebackene Wan-Tan | Wan-Tan-Teig, Hähnchen, Frühlingszwiebeln, süß-saure Sauce
    edamame | Edamame | Sojabohnen, Meersalz`,
  Suppen: `
    tom-kha | Tom Kha Gai | Kokosmilch, Hähnchen, Champignons, Zitronengras, Koriander
    tom-yum | Tom Yum Gung | Garnelen, Champignons, Tomaten, Zitronengras, Chili, Koriander
    wan-tan-suppe | Wan-Tan-Suppe | Wan-Tan, Pak Choi, Frühlingszwiebeln, Hühnerbrühe`,
  'Pho & Bun': `
    pho | Phở Bò | Reisbandnudeln, Rindfleisch, Sojasprossen, Limette, Thai-Basilikum, Sternanis
    pho-ga | Phở Gà | Reisbandnudeln, Hähnchen, Frühlingszwiebeln, Limette, Koriander
    bun-bo | Bún Bò Nam Bộ | Reisnudeln, Rindfleisch, Salat, Sojasprossen, Erdnüsse, Röstzwiebeln, Minze
    bun-nem | Bún Nem | Reisnudeln, Frühlingsrollen, Salat, Karotten, Erdnüsse, Minze`,
  'Gebratener Reis': `
    reis-haehnchen | Gebratener Reis mit Hähnchen | Jasminreis, Hähnchen, Ei, Erbsen, Karotten, Frühlingszwiebeln
    nasi-goreng | Nasi Goreng mit Spiegelei | Jasminreis, Hähnchen, Spiegelei, Chili, Gurke, Röstzwiebeln`,
  'Gebratene Nudeln': `
    gebratene-nudeln | Gebratene Nudeln mit Hähnchen | Weizennudeln, Hähnchen, Paprika, Karotten, Frühlingszwiebeln
    nudeln-tofu | Gebratene Nudeln mit Tofu | Weizennudeln, Tofu, Brokkoli, Karotten, Sojasprossen
    nudeln-ente | Gebratene Nudeln mit Ente | Weizennudeln, knusprige Ente, Pak Choi, Karotten, Frühlingszwiebeln
    pad-thai | Pad Thai mit Garnelen | Reisbandnudeln, Garnelen, Ei, Sojasprossen, Erdnüsse, Limette
    udon-rind | Udon mit Rind und schwarzem Pfeffer | Udon-Nudeln, Rindfleisch, Paprika, Zwiebeln, Sesam`,
  Currys: `
    curry-mit-reis | Gelbes Curry mit Hähnchen | Kokosmilch, Hähnchen, Paprika, Thai-Basilikum, Jasminreis
    curry-rot-ente | Rotes Curry mit Ente | Kokosmilch, knusprige Ente, Bambus, Kirschtomaten, Thai-Basilikum, Jasminreis
    curry-gruen-garnelen | Grünes Curry mit Garnelen | Kokosmilch, Garnelen, Zucchini, Bohnen, Thai-Basilikum, Jasminreis
    curry-massaman | Massaman Curry mit Rind | Kokosmilch, Rindfleisch, Kartoffeln, Erdnüsse, Zwiebeln, Jasminreis`,
  'Aus dem Wok': `
    ente-knusprig | Knusprige Ente mit Gemüse | Knusprige Ente, Pak Choi, Karotten, Sojasauce, Jasminreis
    haehnchen-suess-sauer | Hähnchen süß-sauer | Gebackenes Hähnchen, Ananas, Paprika, Zwiebeln, Jasminreis
    gong-bao | Gong Bao Hähnchen | Hähnchen, Erdnüsse, Chili, Paprika, Frühlingszwiebeln, Jasminreis
    rind-zwiebeln | Rind mit Zwiebeln und Ingwer | Rindfleisch, Zwiebeln, Ingwer, Frühlingszwiebeln, Jasminreis
    mapo-tofu | Mapo Tofu | Tofu, Chili, Sojabohnenpaste, Frühlingszwiebeln, Jasminreis
    buddhas-teller | Buddhas Teller | Brokkoli, Pak Choi, Champignons, Karotten, Tofu, Jasminreis`,
  Bowls: `
    bowl-lachs | Lachs Bowl | Lachs, Avocado, Edamame, Gurke, Mango, Sesam, Jasminreis
    bowl-haehnchen | Teriyaki Hähnchen Bowl | Hähnchen, Brokkoli, Karotten, Edamame, Sesam, Jasminreis
    bowl-tofu | Tofu Bowl | Tofu, Avocado, Rotkohl, Karotten, Erdnüsse, Jasminreis`,
  Dessert: `
    gebackene-banane | Gebackene Banane mit Honig | Banane, Backteig, Honig, Sesam, Vanilleeis
    mango-sticky-rice | Mango Sticky Rice | Mango, Klebreis, Kokosmilch, Sesam`,
  Getränke: `
    acqua | Mineralwasser 0,5 l | Mineralwasser, Kohlensäure
    cola | Cola 0,33 l | Wasser, Zucker, Kohlensäure, Koffein
    mango-lassi | Mango Lassi 0,3 l | Mango, Joghurt, Milch
    jasmintee | Jasmintee (Kanne) | Grüner Tee, Jasminblüten
    eiskaffee-vietnam | Cà Phê Sữa Đá | Vietnamesischer Kaffee, gezuckerte Kondensmilch, Eis
    limonade-ingwer | Ingwer-Limetten-Limonade 0,4 l | Limette, Ingwer, Minze, Rohrzucker, Soda
    bier-asia | Lagerbier aus Vietnam 0,33 l | Wasser, Gerstenmalz, Reis, Hopfen
    pflaumenwein | Pflaumenwein 0,1 l | Pflaumen, Alkohol, Zucker`,
};

function readLine(shop: DemoShop, category: string, line: string): DemoDish {
  const [imageName, dishName, ingredients] = line.split('|').map((part) => part.trim());
  if (!imageName || !dishName || !ingredients) throw new Error(`Not a dish: ${line}`);
  return { imageName, dishName, category, shop, ingredients: ingredients.split(', ') };
}

function readMenu(shop: DemoShop, menu: Menu): DemoDish[] {
  return Object.entries(menu).flatMap(([category, card]) =>
    card
      .trim()
      .split('\n')
      .map((line) => readLine(shop, category, line)),
  );
}

/** All demo dishes of both shops in menu order (S4 Demo). */
export const dishList: readonly DemoDish[] = [
  ...readMenu('tramonto', tramontoMenu),
  ...readMenu('wok-garten', wokGartenMenu),
];

/** Every picture that must exist: dishes, drinks and the two headers. */
export const pictureNames: readonly string[] = [
  ...new Set([...Object.values(headerPictures), ...dishList.map((dish) => dish.imageName)]),
];
