/** [9.17] One zone a line: name | abbreviation | d when it keeps daylight saving time | region | IANA zones, the first leads. */
export const TIME_ZONE_TABLE = `
Dateline Standard Time|DST||International Date Line West|Etc/GMT+12
UTC-11|SST||Coordinated Universal Time-11|Pacific/Pago_Pago Pacific/Midway Pacific/Niue Etc/GMT+11
Aleutian Standard Time|HAST|d|Aleutian Islands|America/Adak
Hawaiian Standard Time|HST||Hawaii|Pacific/Honolulu Pacific/Rarotonga Pacific/Tahiti Etc/GMT+10
Marquesas Standard Time|MART||Marquesas Islands|Pacific/Marquesas
Alaskan Standard Time|AKST|d|Alaska|America/Anchorage America/Juneau America/Metlakatla America/Nome America/Sitka America/Yakutat
UTC-09|GAMT||Coordinated Universal Time-09|Pacific/Gambier Etc/GMT+9
Pacific Standard Time (Mexico)|PST|d|Baja California|America/Tijuana
UTC-08|PST||Coordinated Universal Time-08|Pacific/Pitcairn Etc/GMT+8
Pacific Standard Time|PST|d|Pacific Time (US & Canada)|America/Los_Angeles America/Vancouver
US Mountain Standard Time|MST||Arizona|America/Phoenix America/Creston America/Dawson_Creek America/Fort_Nelson America/Hermosillo Etc/GMT+7
Mountain Standard Time (Mexico)|MST||La Paz, Mazatlan|America/Mazatlan
Mountain Standard Time|MST|d|Mountain Time (US & Canada)|America/Denver America/Boise America/Cambridge_Bay America/Ciudad_Juarez America/Edmonton America/Inuvik
Yukon Standard Time|YST||Yukon|America/Whitehorse America/Dawson
Central America Standard Time|CST||Central America|America/Guatemala America/Belize America/Costa_Rica America/El_Salvador America/Managua America/Tegucigalpa Pacific/Galapagos Etc/GMT+6
Central Standard Time|CST|d|Central Time (US & Canada)|America/Chicago America/Indiana/Knox America/Indiana/Tell_City America/Matamoros America/Menominee America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Ojinaga America/Rainy_River America/Rankin_Inlet America/Resolute America/Winnipeg
Easter Island Standard Time|EAST|d|Easter Island|Pacific/Easter
Central Standard Time (Mexico)|CST||Guadalajara, Mexico City, Monterrey|America/Mexico_City America/Bahia_Banderas America/Chihuahua America/Merida America/Monterrey
Canada Central Standard Time|CST||Saskatchewan|America/Regina America/Swift_Current
SA Pacific Standard Time|COT||Bogota, Lima, Quito, Rio Branco|America/Bogota America/Atikokan America/Cayman America/Coral_Harbour America/Eirunepe America/Guayaquil America/Jamaica America/Lima America/Panama America/Rio_Branco Etc/GMT+5
Eastern Standard Time (Mexico)|EST||Chetumal|America/Cancun
Eastern Standard Time|EST|d|Eastern Time (US & Canada)|America/New_York America/Detroit America/Indiana/Petersburg America/Indiana/Vincennes America/Indiana/Winamac America/Iqaluit America/Kentucky/Monticello America/Kentucky/Louisville America/Louisville America/Montreal America/Nassau America/Nipigon America/Pangnirtung America/Thunder_Bay America/Toronto
Haiti Standard Time|EST|d|Haiti|America/Port-au-Prince
Cuba Standard Time|CST|d|Havana|America/Havana
US Eastern Standard Time|EST|d|Indiana (East)|America/Indiana/Indianapolis America/Indianapolis America/Indiana/Marengo America/Indiana/Vevay
Turks And Caicos Standard Time|EST|d|Turks and Caicos|America/Grand_Turk
Paraguay Standard Time|PYT||Asuncion|America/Asuncion
Atlantic Standard Time|AST|d|Atlantic Time (Canada)|America/Halifax America/Glace_Bay America/Goose_Bay America/Moncton America/Thule Atlantic/Bermuda
Venezuela Standard Time|VET||Caracas|America/Caracas
Central Brazilian Standard Time|AMT||Cuiaba|America/Cuiaba America/Campo_Grande
SA Western Standard Time|BOT||Georgetown, La Paz, Manaus, San Juan|America/La_Paz America/Anguilla America/Antigua America/Aruba America/Barbados America/Blanc-Sablon America/Boa_Vista America/Curacao America/Dominica America/Grenada America/Guadeloupe America/Guyana America/Kralendijk America/Lower_Princes America/Manaus America/Marigot America/Martinique America/Montserrat America/Port_of_Spain America/Porto_Velho America/Puerto_Rico America/Santo_Domingo America/St_Barthelemy America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Tortola Etc/GMT+4
Pacific SA Standard Time|CLT|d|Santiago|America/Santiago
Newfoundland Standard Time|NST|d|Newfoundland|America/St_Johns
Tocantins Standard Time|BRT||Araguaina|America/Araguaina
E. South America Standard Time|BRT||Brasilia|America/Sao_Paulo
SA Eastern Standard Time|GFT||Cayenne, Fortaleza|America/Cayenne America/Belem America/Fortaleza America/Maceio America/Paramaribo America/Recife America/Santarem Antarctica/Palmer Antarctica/Rothera Atlantic/Stanley Etc/GMT+3
Argentina Standard Time|ART||City of Buenos Aires|America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/La_Rioja America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Argentina/Catamarca America/Catamarca America/Argentina/Cordoba America/Cordoba America/Argentina/Jujuy America/Jujuy America/Argentina/Mendoza America/Mendoza
Greenland Standard Time|WGT|d|Greenland|America/Nuuk America/Godthab America/Scoresbysund
Montevideo Standard Time|UYT||Montevideo|America/Montevideo
Magallanes Standard Time|CLT||Punta Arenas|America/Punta_Arenas America/Coyhaique
Saint Pierre Standard Time|PMST|d|Saint Pierre and Miquelon|America/Miquelon
Bahia Standard Time|BRT||Salvador|America/Bahia
UTC-02|GST||Coordinated Universal Time-02|America/Noronha Atlantic/South_Georgia Etc/GMT+2
Azores Standard Time|AZOT|d|Azores|Atlantic/Azores
Cape Verde Standard Time|CVT||Cabo Verde Is.|Atlantic/Cape_Verde Etc/GMT+1
UTC|UTC||Coordinated Universal Time|Etc/UTC UTC Etc/GMT
GMT Standard Time|GMT|d|Dublin, Edinburgh, Lisbon, London|Europe/London Atlantic/Canary Atlantic/Faroe Atlantic/Faeroe Atlantic/Madeira Europe/Dublin Europe/Guernsey Europe/Isle_of_Man Europe/Jersey Europe/Lisbon
Greenwich Standard Time|GMT||Monrovia, Reykjavik|Atlantic/Reykjavik Africa/Abidjan Africa/Accra Africa/Bamako Africa/Banjul Africa/Bissau Africa/Conakry Africa/Dakar Africa/Freetown Africa/Lome Africa/Monrovia Africa/Nouakchott Africa/Ouagadougou America/Danmarkshavn Atlantic/St_Helena
Sao Tome Standard Time|GMT||Sao Tome|Africa/Sao_Tome
Morocco Standard Time|WEST||Casablanca|Africa/Casablanca Africa/El_Aaiun
W. Europe Standard Time|CET|d|Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna|Europe/Berlin Arctic/Longyearbyen Europe/Amsterdam Europe/Andorra Europe/Busingen Europe/Gibraltar Europe/Luxembourg Europe/Malta Europe/Monaco Europe/Oslo Europe/Rome Europe/San_Marino Europe/Stockholm Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Zurich
Central Europe Standard Time|CET|d|Belgrade, Bratislava, Budapest, Ljubljana, Prague|Europe/Budapest Europe/Belgrade Europe/Bratislava Europe/Ljubljana Europe/Podgorica Europe/Prague Europe/Tirane
Romance Standard Time|CET|d|Brussels, Copenhagen, Madrid, Paris|Europe/Paris Africa/Ceuta Europe/Brussels Europe/Copenhagen Europe/Madrid
Central European Standard Time|CET|d|Sarajevo, Skopje, Warsaw, Zagreb|Europe/Warsaw Europe/Sarajevo Europe/Skopje Europe/Zagreb
W. Central Africa Standard Time|WAT||West Central Africa|Africa/Lagos Africa/Algiers Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Libreville Africa/Luanda Africa/Malabo Africa/Ndjamena Africa/Niamey Africa/Porto-Novo Africa/Tunis Etc/GMT-1
Jordan Standard Time|AST||Amman|Asia/Amman
GTB Standard Time|EET|d|Athens, Bucharest|Europe/Bucharest Asia/Famagusta Asia/Nicosia Europe/Athens
Middle East Standard Time|EET|d|Beirut|Asia/Beirut
Egypt Standard Time|EET|d|Cairo|Africa/Cairo
E. Europe Standard Time|EET|d|Chisinau|Europe/Chisinau
Syria Standard Time|AST||Damascus|Asia/Damascus
West Bank Standard Time|EET|d|Gaza, Hebron|Asia/Hebron Asia/Gaza
South Africa Standard Time|SAST||Harare, Pretoria|Africa/Johannesburg Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Kigali Africa/Lubumbashi Africa/Lusaka Africa/Maputo Africa/Maseru Africa/Mbabane Etc/GMT-2
FLE Standard Time|EET|d|Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius|Europe/Kyiv Europe/Kiev Europe/Helsinki Europe/Mariehamn Europe/Riga Europe/Sofia Europe/Tallinn Europe/Uzhgorod Europe/Vilnius Europe/Zaporozhye
Israel Standard Time|IST|d|Jerusalem|Asia/Jerusalem
South Sudan Standard Time|CAT||Juba|Africa/Juba
Kaliningrad Standard Time|EET||Kaliningrad|Europe/Kaliningrad
Sudan Standard Time|CAT||Khartoum|Africa/Khartoum
Libya Standard Time|EET||Tripoli|Africa/Tripoli
Namibia Standard Time|CAT||Windhoek|Africa/Windhoek
Arabic Standard Time|AST||Baghdad|Asia/Baghdad
Turkey Standard Time|TRT||Istanbul|Europe/Istanbul
Arab Standard Time|AST||Kuwait, Riyadh|Asia/Riyadh Asia/Aden Asia/Bahrain Asia/Kuwait Asia/Qatar
Belarus Standard Time|MSK||Minsk|Europe/Minsk
Russian Standard Time|MSK||Moscow, St. Petersburg|Europe/Moscow Europe/Kirov Europe/Simferopol
E. Africa Standard Time|EAT||Nairobi|Africa/Nairobi Africa/Addis_Ababa Africa/Asmara Africa/Asmera Africa/Dar_es_Salaam Africa/Djibouti Africa/Kampala Africa/Mogadishu Antarctica/Syowa Indian/Antananarivo Indian/Comoro Indian/Mayotte Etc/GMT-3
Volgograd Standard Time|MSK||Volgograd|Europe/Volgograd
Iran Standard Time|IRST||Tehran|Asia/Tehran
Arabian Standard Time|GST||Abu Dhabi, Muscat|Asia/Dubai Asia/Muscat Etc/GMT-4
Astrakhan Standard Time|SAMT||Astrakhan, Ulyanovsk|Europe/Astrakhan Europe/Ulyanovsk
Azerbaijan Standard Time|AZT||Baku|Asia/Baku
Russia Time Zone 3|SAMT||Izhevsk, Samara|Europe/Samara
Mauritius Standard Time|MUT||Port Louis|Indian/Mauritius Indian/Mahe Indian/Reunion
Saratov Standard Time|SAMT||Saratov|Europe/Saratov
Georgian Standard Time|GET||Tbilisi|Asia/Tbilisi
Caucasus Standard Time|AMT||Yerevan|Asia/Yerevan
Afghanistan Standard Time|AFT||Kabul|Asia/Kabul
West Asia Standard Time|UZT||Ashgabat, Tashkent|Asia/Tashkent Antarctica/Mawson Antarctica/Vostok Asia/Ashgabat Asia/Dushanbe Asia/Samarkand Indian/Kerguelen Indian/Maldives Etc/GMT-5
Qyzylorda Standard Time|QYZT||Astana, Qyzylorda|Asia/Qyzylorda Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay
Ekaterinburg Standard Time|YEKT||Ekaterinburg|Asia/Yekaterinburg
Pakistan Standard Time|PKT||Islamabad, Karachi|Asia/Karachi
India Standard Time|IST||Chennai, Kolkata, Mumbai, New Delhi|Asia/Kolkata Asia/Calcutta
Sri Lanka Standard Time|SLST||Sri Jayawardenepura|Asia/Colombo
Nepal Standard Time|NPT||Kathmandu|Asia/Kathmandu Asia/Katmandu
Central Asia Standard Time|KGT||Bishkek|Asia/Bishkek Asia/Urumqi Indian/Chagos Etc/GMT-6
Bangladesh Standard Time|BST||Dhaka|Asia/Dhaka Asia/Thimphu
Omsk Standard Time|OMST||Omsk|Asia/Omsk
Myanmar Standard Time|MMT||Yangon (Rangoon)|Asia/Yangon Asia/Rangoon Indian/Cocos
SE Asia Standard Time|ICT||Bangkok, Hanoi, Jakarta|Asia/Bangkok Antarctica/Davis Asia/Jakarta Asia/Phnom_Penh Asia/Pontianak Asia/Ho_Chi_Minh Asia/Saigon Asia/Vientiane Indian/Christmas Etc/GMT-7
Altai Standard Time|MSK+4||Barnaul, Gorno-Altaysk|Asia/Barnaul
W. Mongolia Standard Time|HOVT||Hovd|Asia/Hovd
North Asia Standard Time|KRAT||Krasnoyarsk|Asia/Krasnoyarsk Asia/Novokuznetsk
N. Central Asia Standard Time|NOVT||Novosibirsk|Asia/Novosibirsk
Tomsk Standard Time|MSK+4||Tomsk|Asia/Tomsk
China Standard Time|CST||Beijing, Chongqing, Hong Kong, Urumqi|Asia/Shanghai Asia/Hong_Kong Asia/Macau
North Asia East Standard Time|IRKT||Irkutsk|Asia/Irkutsk
Singapore Standard Time|SGT||Kuala Lumpur, Singapore|Asia/Singapore Asia/Brunei Asia/Kuala_Lumpur Asia/Kuching Asia/Makassar Asia/Manila Antarctica/Casey Etc/GMT-8
W. Australia Standard Time|AWST||Perth|Australia/Perth
Taipei Standard Time|CST||Taipei|Asia/Taipei
Ulaanbaatar Standard Time|ULAT||Ulaanbaatar|Asia/Ulaanbaatar Asia/Choibalsan
Aus Central W. Standard Time|ACWST||Eucla|Australia/Eucla
Transbaikal Standard Time|YAKT||Chita|Asia/Chita
Tokyo Standard Time|JST||Osaka, Sapporo, Tokyo|Asia/Tokyo Asia/Dili Asia/Jayapura Pacific/Palau Etc/GMT-9
North Korea Standard Time|KST||Pyongyang|Asia/Pyongyang
Korea Standard Time|KST||Seoul|Asia/Seoul
Yakutsk Standard Time|YAKT||Yakutsk|Asia/Yakutsk Asia/Khandyga
Cen. Australia Standard Time|ACST|d|Adelaide|Australia/Adelaide Australia/Broken_Hill
AUS Central Standard Time|ACST||Darwin|Australia/Darwin
E. Australia Standard Time|AEST||Brisbane|Australia/Brisbane Australia/Lindeman
AUS Eastern Standard Time|AEST|d|Canberra, Melbourne, Sydney|Australia/Sydney Australia/Melbourne
West Pacific Standard Time|ChST||Guam, Port Moresby|Pacific/Port_Moresby Antarctica/DumontDUrville Pacific/Guam Pacific/Saipan Pacific/Chuuk Pacific/Truk Etc/GMT-10
Tasmania Standard Time|AEST|d|Hobart|Australia/Hobart Antarctica/Macquarie Australia/Currie
Vladivostok Standard Time|VLAT||Vladivostok|Asia/Vladivostok Asia/Ust-Nera
Lord Howe Standard Time|LHST|d|Lord Howe Island|Australia/Lord_Howe
Bougainville Standard Time|BST||Bougainville Island|Pacific/Bougainville
Russia Time Zone 10|SRET||Chokurdakh|Asia/Srednekolymsk
Magadan Standard Time|MAGT||Magadan|Asia/Magadan
Norfolk Standard Time|NFT|d|Norfolk Island|Pacific/Norfolk
Sakhalin Standard Time|SAKT||Sakhalin|Asia/Sakhalin
Central Pacific Standard Time|SBT||Solomon Is., New Caledonia|Pacific/Guadalcanal Pacific/Efate Pacific/Kosrae Pacific/Noumea Pacific/Pohnpei Pacific/Ponape Etc/GMT-11
Russia Time Zone 11|PETT||Anadyr, Petropavlovsk-Kamchatsky|Asia/Kamchatka Asia/Anadyr
New Zealand Standard Time|NZST|d|Auckland, Wellington|Pacific/Auckland Antarctica/McMurdo
UTC+12|GILT||Coordinated Universal Time+12|Pacific/Tarawa Pacific/Funafuti Pacific/Kwajalein Pacific/Majuro Pacific/Nauru Pacific/Wake Pacific/Wallis Etc/GMT-12
Fiji Standard Time|FJT||Fiji|Pacific/Fiji
Chatham Islands Standard Time|CHAST|d|Chatham Islands|Pacific/Chatham
UTC+13|TKT||Coordinated Universal Time+13|Pacific/Fakaofo Pacific/Kanton Pacific/Enderbury Etc/GMT-13
Tonga Standard Time|TOT||Nuku'alofa|Pacific/Tongatapu
Samoa Standard Time|WST||Samoa|Pacific/Apia
Line Islands Standard Time|LINT||Kiritimati Island|Pacific/Kiritimati Etc/GMT-14
`;
